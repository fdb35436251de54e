// The connection to a table. It reconnects by itself; requests are sent again until the server has answered them.
import type { Advice, FromPage, Lesson, Line, News, Picture, Prompt, Remark, Shown, Snapshot, Statistics, TableFacts, Talk, ToPage, Waiting } from '../gen/types'
import { afterFrame } from './frame'
import { forgetKey } from './keys'
import { keepSame } from './same'
import { reader } from './words.svelte'

type TableRequest = Extract<FromPage, { id: string }>
type RequestBody = TableRequest extends infer R ? (R extends TableRequest ? Omit<R, 'id'> : never) : never

export interface Refusal {
  rule: string
  text: string
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 8000
const MOST_REMARKS = 12

/** The prompt after somebody has passed; the one who passed has nothing left to choose. */
function stillWaiting(prompt: Prompt, { asked, closes_in, length, text }: Waiting): Prompt {
  const own = text === null ? {} : { text, choices: [] }
  return { ...prompt, ...own, asked, bell: prompt.bell && { ...prompt.bell, closes_in, length } }
}

/** A picture with the fields that are new; a seat that is null is as before. */
export function withChanges(picture: Picture, changes: News['changes']): Picture {
  const seats = (changes as { seats?: unknown[] }).seats?.map((seat, number) => seat ?? picture.seats[number])
  return { ...picture, ...changes, seats: seats ?? picture.seats } as Picture
}

export class LiveTable {
  you = $state<number | null>(null)
  table = $state.raw<TableFacts | null>(null)
  picture = $state.raw<Picture | null>(null)
  earlier = $state.raw<Picture | null>(null) // the picture before the last news
  prompt = $state.raw<Prompt | null>(null)
  log = $state.raw<Line[]>([])
  talk = $state.raw<Talk[]>([])
  fresh = $state.raw<Line[]>([]) // what the last message told: for animations and the live region
  shown = $state.raw<Shown[]>([]) // cards that somebody lets the reader look at, until their time is over
  lesson = $state.raw<Lesson | null>(null) // at a table that teaches: what to try now
  statistics = $state.raw<Statistics | null>(null) // of a game that is over
  number = $state(0)
  isConnected = $state(false)
  failure = $state('') // why the connection ended for good
  hasLeft = $state(false) // left for good: the key is no longer valid
  promptAt = $state(0) // when the prompt came, in performance.now()
  reactions = $state<{ chair: number; what: string; at: number }[]>([])
  remarks = $state.raw<(Remark & { number: number; at: number })[]>([]) // how people took what has happened, the latest last

  private socket: WebSocket | null = null
  private waiting = new Map<string, { request: TableRequest; settle: (refusal: Refusal | null) => void }>()
  private advice = new Map<string, (advice: Advice | null) => void>()
  private answers = new Map<string, (lines: string[]) => void>()
  private events: (() => void)[] = [] // of the socket, not taken up yet
  private wait = FIRST_WAIT
  private isClosed = false
  private count = 0

  constructor(
    readonly id: string,
    readonly key: string,
  ) {
    this.open()
  }

  get isHost(): boolean {
    return this.you !== null && (this.table?.seats[this.you]?.is_host ?? false)
  }

  get name(): string {
    return this.you === null ? '' : (this.table?.seats[this.you]?.name ?? '')
  }

  /** Resolves with null when it has happened, or with what was wrong. */
  request(body: RequestBody): Promise<Refusal | null> {
    const request = { ...body, id: this.newId() } as TableRequest
    return new Promise((settle) => {
      this.waiting.set(request.id, { request, settle })
      this.send(request)
    })
  }

  move(move: string): Promise<Refusal | null> {
    return this.request({ type: 'move', move })
  }

  /** Leaves for good. */
  async leave(): Promise<Refusal | null> {
    const refusal = await this.request({ type: 'leave' })
    if (refusal) return refusal
    forgetKey(this.id, this.key)
    this.hasLeft = true
    this.close()
    return null
  }

  why(card: string): Promise<string[]> {
    const id = this.newId()
    return new Promise((settle) => {
      this.answers.set(id, settle)
      this.send({ type: 'why', id, card })
    })
  }

  /** Why a bot has done what a line of the log tells. */
  reason(number: number): Promise<string[]> {
    const id = this.newId()
    return new Promise((settle) => {
      this.answers.set(id, settle)
      this.send({ type: 'reason', id, number })
    })
  }

  /** What would be good to do now; null if nobody can say. */
  coach(): Promise<Advice | null> {
    const id = this.newId()
    return new Promise((settle) => {
      this.advice.set(id, settle)
      this.send({ type: 'coach', id })
    })
  }

  react(what: string) {
    this.send({ type: 'react', what })
  }

  close() {
    this.isClosed = true
    this.socket?.close()
  }

  private newId(): string {
    this.count += 1
    return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${this.count}`
  }

  private send(message: FromPage) {
    if (this.socket?.readyState === WebSocket.OPEN && this.isConnected) this.socket.send(JSON.stringify(message))
  }

  private open() {
    const address = new URL(`./api/tables/${this.id}/socket`, location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    address.hash = ''
    const socket = (this.socket = new WebSocket(address))
    socket.onopen = () => {
      const hello: FromPage = { type: 'hello', language: reader.language, key: this.key }
      socket.send(JSON.stringify(hello))
    }
    socket.onmessage = (event) => this.inTurn(() => this.hear(JSON.parse(event.data as string) as ToPage))
    socket.onclose = () => this.inTurn(() => this.comeBack())
  }

  /** One after the other, each when the page has been drawn. */
  private inTurn(event: () => void) {
    this.events.push(event)
    afterFrame(() => this.events.shift()!())
  }

  private comeBack() {
    this.isConnected = false
    if (this.isClosed || this.failure) return
    setTimeout(() => this.open(), this.wait)
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  private hear(message: ToPage) {
    this.understand(message)
    if ('done' in message && message.done) this.settle(message.done, null)
  }

  private understand(message: ToPage) {
    switch (message.type) {
      case 'snapshot':
        this.takeSnapshot(message)
        break
      case 'news':
        this.earlier = this.picture
        this.take(message)
        if (this.picture && Object.keys(message.changes).length) this.picture = keepSame(this.picture, withChanges(this.picture, message.changes))
        if (message.statistics) this.statistics = message.statistics
        this.log = [...this.log, ...message.lines]
        this.fresh = message.lines
        this.talk = [...this.talk, ...message.talk]
        if (message.remarks.length) this.remarks = [...this.remarks, ...message.remarks.map((remark) => ({ ...remark, number: message.number, at: Date.now() }))].slice(-MOST_REMARKS)
        break
      case 'waiting':
        this.number = message.number
        if (this.prompt) this.prompt = stillWaiting(this.prompt, message)
        this.promptAt = performance.now()
        break
      case 'done':
        this.settle(message.id, null)
        break
      case 'refused':
        this.settle(message.id, { rule: message.rule, text: message.text })
        this.answer(message.id, [message.text])
        this.advise(message.id, null)
        break
      case 'answer':
        this.answer(message.id, message.lines)
        break
      case 'advice':
        this.advise(message.id, message)
        break
      case 'reaction':
        this.reactions = [...this.reactions.slice(-5), { chair: message.chair, what: message.what, at: Date.now() }]
        break
      case 'failure':
        this.failure = message.code === 'store_conflict' || message.code === 'store_failed' ? '' : message.text
        if (message.code === 'bad_key') forgetKey(this.id, this.key) // it would keep its owner from sitting down again
        break
    }
  }

  private takeSnapshot(message: Snapshot) {
    const isBack = !this.isConnected
    this.isConnected = true
    this.wait = FIRST_WAIT
    this.you = message.you
    this.earlier = null
    this.take(message)
    this.statistics = message.statistics
    this.log = message.log
    this.fresh = []
    this.talk = message.talk
    if (isBack) for (const { request } of this.waiting.values()) this.send(request) // the server takes each of them once
  }

  private take({ number, table, picture, prompt, shown, lesson }: Snapshot | News) {
    this.number = number
    if (table) this.table = keepSame(this.table, table) // what has not changed is not sent again
    if (picture) this.picture = keepSame(this.picture, picture)
    this.prompt = prompt
    this.promptAt = performance.now()
    this.shown = shown
    this.lesson = lesson
    for (const { number, ends_in } of shown) setTimeout(() => (this.shown = this.shown.filter((one) => one.number !== number)), ends_in * 1000)
  }

  private answer(id: string, lines: string[]) {
    this.answers.get(id)?.(lines)
    this.answers.delete(id)
  }

  private advise(id: string, advice: Advice | null) {
    this.advice.get(id)?.(advice)
    this.advice.delete(id)
  }

  private settle(id: string, refusal: Refusal | null) {
    this.waiting.get(id)?.settle(refusal)
    this.waiting.delete(id)
  }
}
