// The connection to a table. It comes back by itself; wishes are sent again until the server has answered them.
import type { FromPage, Line, News, Picture, Prompt, Shown, Snapshot, TableFacts, Talk, ToPage, Waiting } from '../gen/types'
import { forgetKey } from './keys'
import { keepSame } from './same'
import { reader } from './words.svelte'

type Wish = Extract<FromPage, { id: string }>
type WishBody = Wish extends infer W ? (W extends Wish ? Omit<W, 'id'> : never) : never

export interface Refusal {
  rule: string
  text: string
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 8000

/** The prompt after somebody has passed; whoever it was has nothing to choose any more. */
function stillWaiting(prompt: Prompt, { asked, closes_in, length, text }: Waiting): Prompt {
  const own = text === null ? {} : { text, choices: [] }
  return { ...prompt, ...own, asked, bell: prompt.bell && { ...prompt.bell, closes_in, length } }
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
  number = $state(0)
  isConnected = $state(false)
  failure = $state('') // why the connection ended for good
  hasLeft = $state(false) // got up for good: the key is worth nothing any more
  promptAt = $state(0) // when the prompt came, in performance.now()
  reactions = $state<{ chair: number; what: string; at: number }[]>([])

  private socket: WebSocket | null = null
  private waiting = new Map<string, { wish: Wish; settle: (refusal: Refusal | null) => void }>()
  private answers = new Map<string, (lines: string[]) => void>()
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
  wish(body: WishBody): Promise<Refusal | null> {
    const wish = { ...body, id: this.newId() } as Wish
    return new Promise((settle) => {
      this.waiting.set(wish.id, { wish, settle })
      this.send(wish)
    })
  }

  move(move: string): Promise<Refusal | null> {
    return this.wish({ type: 'move', move })
  }

  /** Gets up for good. */
  async leave(): Promise<Refusal | null> {
    const refusal = await this.wish({ type: 'leave' })
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
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as ToPage)
    socket.onclose = () => {
      this.isConnected = false
      if (this.isClosed || this.failure) return
      setTimeout(() => this.open(), this.wait)
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
    }
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
        this.log = [...this.log, ...message.lines]
        this.fresh = message.lines
        this.talk = [...this.talk, ...message.talk]
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
        break
      case 'answer':
        this.answer(message.id, message.lines)
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
    this.log = message.log
    this.fresh = []
    this.talk = message.talk
    if (isBack) for (const { wish } of this.waiting.values()) this.send(wish) // the server takes each of them once
  }

  private take({ number, table, picture, prompt, shown }: Snapshot | News) {
    this.number = number
    if (table) this.table = keepSame(this.table, table) // what has not changed at all is not told again
    if (picture) this.picture = keepSame(this.picture, picture)
    this.prompt = prompt
    this.promptAt = performance.now()
    this.shown = shown
    for (const { number, ends_in } of shown) setTimeout(() => (this.shown = this.shown.filter((one) => one.number !== number)), ends_in * 1000)
  }

  private answer(id: string, lines: string[]) {
    this.answers.get(id)?.(lines)
    this.answers.delete(id)
  }

  private settle(id: string, refusal: Refusal | null) {
    this.waiting.get(id)?.settle(refusal)
    this.waiting.delete(id)
  }
}
