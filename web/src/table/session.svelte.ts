// One reader at a table: what is sent, what was refused, which cards are picked up. What is on the table is in LiveTable.
import type { Choice, ClosedDoor, SlackCard } from '../gen/types'
import { keepAs, kept } from '../lib/kept'
import type { LiveTable, Refusal } from '../lib/table.svelte'
import { choicesOf, guestsOf, isAsked } from './choosing'
import { letGo, NONE } from './orders'
import { settings } from './settings.svelte'

const HEARD = 'talk-heard' // at the table where this browser has listened last

export class Session {
  picked = $state<number | null>(null) // the hand card whose choices are open, by its number
  ticked = $state.raw<number[]>([]) // cards in the basket or on their way to the discards
  isSending = $state(false)
  isStopping = $state(false) // the reader has said stop
  isOrdering = $state(false) // the sheet of standing orders lies open, whatever happens on the table meanwhile
  problem = $state('') // what the server refused last
  draft = $state('') // what the reader is about to say; the sheet with it may be closed meanwhile
  plan = $state.raw<string[]>([]) // guests who will be asked to leave, one after the other

  private heardTo = $state(0) // the number of the last line of talk that was seen
  private question = '' // what the reader was asked when `catchUp` looked last
  private sent: Promise<unknown> = Promise.resolve() // the answer to what was sent last
  private reasons = new Map<string, Promise<string[]>>()

  constructor(readonly live: LiveTable) {
    const [table, number] = kept(HEARD)?.split(' ') ?? []
    if (table === live.id) this.heardTo = Number(number)
  }

  get isAsked(): boolean {
    return isAsked(this.live.prompt, this.live.you)
  }

  get choices(): Choice[] {
    return this.live.prompt?.choices ?? []
  }

  /** Where this card cannot go, beside its choices. */
  closedTo(id: string): ClosedDoor[] {
    return (this.live.prompt?.closed ?? []).filter((door) => door.card === id)
  }

  get hand(): SlackCard[] {
    return this.live.picture?.type === 'slack' ? this.live.picture.hand : []
  }

  /** How many lines the others have said since the reader looked. */
  get unheard(): number {
    if (settings.mute.on) return 0
    return this.live.talk.filter((line) => line.number > this.heardTo && line.chair !== this.live.you).length
  }

  hear() {
    const last = this.live.talk.at(-1)?.number ?? 0
    if (last <= this.heardTo) return
    this.heardTo = last
    keepAs(HEARD, `${this.live.id} ${last}`)
  }

  /** The hand card that is held up to be read or played. */
  get pickedCard(): SlackCard | undefined {
    return this.hand.find((card) => card.card === this.picked)
  }

  get tickedIds(): string[] {
    return this.ticked.map((number) => this.hand.find((card) => card.card === number)?.id).filter((id) => id !== undefined)
  }

  /** Nothing is sent twice: until the server has answered, further presses count for nothing. */
  async wish(body: Parameters<LiveTable['wish']>[0]): Promise<boolean> {
    return !this.isSending && this.expect(this.live.wish(body))
  }

  /** Gets up for good. */
  async leave(): Promise<boolean> {
    return !this.isSending && this.expect(this.live.leave())
  }

  private async expect(answer: Promise<Refusal | null>): Promise<boolean> {
    this.isSending = true
    this.problem = ''
    this.sent = answer
    const refusal = await answer
    this.isSending = false
    this.problem = refusal?.text ?? ''
    return refusal === null
  }

  get canStop(): boolean {
    return this.isAsked && this.live.prompt?.bell?.stopper === null && !this.live.prompt.bell.is_muted
  }

  /** Said once, and never lost: what is on its way to the server is only waited for. */
  async stop(): Promise<void> {
    if (this.isStopping || !this.canStop) return
    this.isStopping = true
    while (this.isSending) await this.sent
    if (this.canStop) await this.wish({ type: 'stop' })
    this.isStopping = false
  }

  async move(move: string): Promise<boolean> {
    const isDone = await this.wish({ type: 'move', move })
    if (isDone) {
      this.letGo()
      this.catchUp() // the news came before the answer, when the next planned guest could not be asked yet
    } else this.plan = []
    return isDone
  }

  /** The standing order that lets everything go until the reader's turn, or takes that back. */
  toggleOrder(): Promise<boolean> {
    const order = this.live.prompt?.order ?? NONE
    return this.wish({ type: 'order', ...letGo(order, !order.lets_go) })
  }

  letGo() {
    this.picked = null
    this.ticked = []
  }

  /** A card that was only read: what is in the basket stays there. */
  putDown() {
    this.picked = null
  }

  pick(card: number) {
    this.picked = this.picked === card ? null : card
  }

  tick(card: number) {
    this.picked = null
    this.ticked = this.ticked.includes(card) ? this.ticked.filter((one) => one !== card) : [...this.ticked, card]
  }

  /** After news: cards that are gone are no longer held, and the next planned guest is asked. */
  catchUp() {
    if (this.live.picture?.type === 'scare') {
      if (!this.isAsked) this.ticked = []
      return
    }
    const held = new Set(this.hand.map((card) => card.card))
    if (this.picked !== null && !held.has(this.picked)) this.picked = null
    this.clearTheQuestion()
    if (this.ticked.some((card) => !held.has(card))) this.ticked = this.ticked.filter((card) => held.has(card))
    const [next, ...rest] = this.plan
    if (next === undefined || this.isSending || !this.isAsked || this.live.prompt?.kind !== 'roll') return
    this.plan = rest
    const isPossible = guestsOf(this.choices).some((guest) => guest.doors.some((door) => door.move === next))
    if (isPossible) void this.move(next)
    else this.catchUp()
  }

  /** A new question is not hidden below the sheet of a card that has nothing to do with it. */
  private clearTheQuestion() {
    const { prompt, picture } = this.live
    // Not who else is asked: in a window one after the other lets it go, and the question stays the same.
    const question = isAsked(prompt, this.live.you) ? `${prompt.kind} ${picture?.type === 'slack' ? picture.announced.length : 0}` : ''
    if (question === this.question) return
    this.question = question
    if (this.pickedCard && !choicesOf(this.choices, this.pickedCard.id).length) this.picked = null
  }

  /** Why a card cannot be played now. Asked once for each moment of the game, for the server counts questions. */
  why(id: string): Promise<string[]> {
    const key = `${this.live.number} ${id}`
    const known = this.reasons.get(key)
    if (known) return known
    if (this.reasons.size > 50) this.reasons.clear()
    const asked = this.live.why(id)
    this.reasons.set(key, asked)
    return asked
  }
}
