// One reader at a table: what is sent, what was refused, which cards are picked up. What is on the table is in LiveTable.
import type { Choice, ClosedDoor } from '../gen/types'
import { keepAs, kept } from '../lib/kept'
import type { LiveTable, Refusal } from '../lib/table.svelte'
import { isPatient } from './bell'
import type { Mode } from './board'
import { choicesOf, isAsked, isPlay, questionIn } from './choosing'
import { controlsOf } from './controls'
import { doingOf, type Action, type Doing } from './doing'
import type { Announced, Drawing, HeldCard } from './drawing'
import { letGo, NONE, USUAL_WISH } from './orders'
import { drawingOf } from './pictures'
import { settings } from './settings.svelte'
import { Stage } from './stage/stage.svelte'
import { targetsIn, type Target } from './targets'

const NO_PLAN = { kind: '', moves: [] }
const PATIENT = 60 // seconds: a longer ring is for people who look in from time to time
const HEARD = 'talk-heard' // at the table where this browser listened last

export class Session {
  picked = $state<number | null>(null) // the hand card whose choices are open, by its number
  ticked = $state.raw<number[]>([]) // cards in the basket or on their way to the discards
  chosen = $state<string | null>(null) // the move that the reader has settled on by choosing its target; the main button makes it
  doors = $state.raw<Record<string, string>>({}) // guests who are to be asked to leave, each with the move that asks them
  isSending = $state(false)
  isStopping = $state(false) // the reader has said stop
  isOrdering = $state(false) // the sheet of standing orders stays open, whatever happens on the table
  problem = $state('') // what the server refused last
  draft = $state('') // what the reader is about to say; it outlives the sheet it is typed on
  readonly stage = new Stage()
  private plan: { kind: string; moves: string[] } = NO_PLAN // moves that follow whenever this kind of question is asked again

  private heardTo = $state(0) // the number of the last line of talk that was seen
  private asked = '' // what the reader was asked when `catchUp` looked last
  private hadStopped = false
  private about = '' // the question that `chosen` and `doors` belong to
  private sent: Promise<unknown> = Promise.resolve() // the answer to what was sent last
  private toldWish = '' // how often the reader wants to be asked, as the table knows it
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

  /** How the game at this table is drawn. */
  get drawing(): Drawing {
    return drawingOf(this.live.picture)
  }

  get hand(): HeldCard[] {
    return this.live.picture ? this.drawing.hand(this.live.picture) : []
  }

  get announced(): Announced[] {
    return this.live.picture ? this.drawing.announced(this.live.picture) : []
  }

  /** What would answer what is announced now. */
  get answers(): Choice[] {
    return this.live.prompt?.bell ? this.drawing.answers(this.choices) : []
  }

  /** The reader has let the open window go beforehand: it does not trouble them, though they may still say stop. */
  get isCalm(): boolean {
    return Boolean(this.live.prompt?.bell?.is_calm) && !this.hasStopped
  }

  /** Whether windows at this table close on their own, so that it matters how often one is asked. */
  get canWish(): boolean {
    const table = this.live.table
    const { ring, is_spoken } = (table?.pace ?? {}) as { ring?: number; is_spoken?: boolean }
    return this.live.you !== null && table?.phase === 'playing' && this.drawing.hasOrders && !this.live.lesson && !is_spoken && Boolean(ring && ring <= PATIENT)
  }

  /** At the start of the first game: nobody has asked this reader yet. */
  get asksForWish(): boolean {
    return this.canWish && settings.wish.value === ''
  }

  /** Tells the table how often the reader wants to be asked: as they have chosen, or as usual until they have. */
  tellWish() {
    const isFirst = settings.wish.value === ''
    const wish = settings.wish.value || USUAL_WISH
    const known = this.live.prompt?.wish
    if (!this.canWish || !known || wish === this.toldWish) return
    this.toldWish = wish
    if (isFirst || known !== wish) void this.live.request({ type: 'wish', wish, is_first: isFirst })
  }

  get hasStopped(): boolean {
    return this.live.you !== null && this.live.prompt?.bell?.stopper === this.live.you
  }

  /** Among people, pressing pass gives something away; against bots, and where everybody must answer, it is welcome. */
  get canPass(): boolean {
    const bell = this.live.prompt?.bell
    if (!bell || !this.isAsked || bell.stopper !== null) return false
    const isAlone = this.live.table!.seats.filter((seat) => seat.kind === 'person').length === 1
    return isAlone || isPatient(bell) || (bell.closes_in === null && bell.speaker === null)
  }

  /** What the reader can do now. */
  doing: Doing = $derived.by(() => doingOf(this))

  get main(): Action | null {
    return this.doing.main
  }

  /** As if the main button were pressed. */
  act() {
    const { main } = this
    if (main && !main.isOff && (!this.isSending || main.look === 'stop' || main.look === 'calm')) main.run()
  }

  /** Other rules or cards are in force than those that the game began with. */
  get isOutdated(): boolean {
    const { table } = this.live
    return Boolean(table?.outdated && !table.chance)
  }

  /** How the table is laid out for what is going on. */
  get mode(): Mode {
    const { table, prompt } = this.live
    if (!table || table.phase === 'over' || table.undo_by !== null || this.isOutdated) return 'ask'
    if (prompt?.bell) return (this.isAsked && !this.isCalm) || this.hasStopped ? 'bell' : 'watch'
    if (this.announced.length) return 'watch'
    if (this.drawing.isStaged?.(this.live.picture!)) {
      if (!this.isAsked) return 'watch'
      if (this.choices.some(isPlay)) return 'bell'
    }
    if (controlsOf(this.live.picture).isLarge(this)) return 'ask'
    if (this.targets.some((target) => target.card !== null)) return 'find'
    if (this.targets.length) return 'aim'
    return controlsOf(this.live.picture).isShopping?.(this) ? 'shop' : 'idle'
  }

  /** What can be done with the card that is held up, besides buying it. */
  get plays(): Choice[] {
    const { pickedCard } = this
    return pickedCard ? choicesOf(this.choices, pickedCard.id).filter(isPlay) : []
  }

  /** What playing the card that is held up means: there is one way to do it, or its target is chosen. */
  get playInQuestion(): Choice | undefined {
    const { plays } = this
    return plays.length === 1 ? plays[0] : plays.find((choice) => choice.move === this.chosen)
  }

  /** What on the table can be chosen now: where the card that is held up can go, or what the question is about. */
  targets: Target[] = $derived.by(() => {
    const { you } = this.live
    const { plays } = this
    if (you === null) return []
    if (plays.length) return plays.length > 1 || plays[0]!.seat !== null ? targetsIn(plays, you) : []
    return this.isAsked && !this.live.prompt?.bell ? targetsIn(controlsOf(this.live.picture).picks?.(this) ?? [], you) : []
  })

  /** The move that belongs to the target which is chosen. */
  get aim(): string | null {
    return this.playInQuestion?.move ?? this.chosen
  }

  /** Rooms that are closed to the card that is held up. */
  get shut(): ClosedDoor[] {
    const { pickedCard, targets } = this
    return pickedCard && targets.length ? this.closedTo(pickedCard.id) : []
  }

  /** A card is held up that can do nothing now. */
  get isPuzzled(): boolean {
    const { pickedCard } = this
    return pickedCard !== undefined && !this.live.prompt?.discards && !choicesOf(this.choices, pickedCard.id).length
  }

  /** More about what is asked, in a low voice. */
  get hint(): string {
    return this.live.prompt?.bell ? '' : controlsOf(this.live.picture).hint(this)
  }

  choose(move: string | null) {
    this.chosen = move
  }

  /** What a press would answer now. */
  get question(): string {
    return questionIn(this.live.prompt, this.announced)
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

  /** Whether all others are bots: only then somebody may advise the reader. */
  get canHaveCoach(): boolean {
    const table = this.live.table
    return this.live.you !== null && table?.phase === 'playing' && table.seats.every((seat, number) => number === this.live.you || seat.kind === 'bot')
  }

  get hasCoach(): boolean {
    return settings.coach.on && this.canHaveCoach
  }

  /** The hand card that is held up to be read or played. */
  get pickedCard(): HeldCard | undefined {
    return this.hand.find((card) => card.card === this.picked)
  }

  get tickedIds(): string[] {
    return this.ticked.map((number) => this.hand.find((card) => card.card === number)?.id).filter((id) => id !== undefined)
  }

  /** Whether what is left of the reader's turn can be declined at once. It does not matter what they hold. */
  get canEndTurn(): boolean {
    return this.isAsked && !this.live.prompt?.bell && !this.live.lesson && this.choices.some((choice) => choice.verb === 'done')
  }

  endTurn() {
    this.letGo()
    void this.request({ type: 'end_turn' })
  }

  /** Nothing is sent twice: until the server has answered, further presses are ignored. */
  async request(body: Parameters<LiveTable['request']>[0]): Promise<boolean> {
    return !this.isSending && this.expect(this.live.request(body))
  }

  /** Leaves for good. */
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

  /** Said once and never lost: it waits for whatever is on its way to the server. */
  async stop(): Promise<void> {
    if (this.isStopping || !this.canStop) return
    this.isStopping = true
    while (this.isSending) await this.sent
    if (this.canStop) await this.request({ type: 'stop' })
    this.isStopping = false
  }

  /** Lets the table go on without an answer; the card that would have been one goes back into the hand. */
  neverMind() {
    this.putDown()
    void this.request({ type: 'never_mind' })
  }

  async move(move: string): Promise<boolean> {
    this.stage.clear()
    const isDone = await this.request({ type: 'move', move })
    if (isDone) {
      this.letGo()
      this.catchUp() // the news came before the answer, when the next planned guest could not be asked yet
    } else this.plan = NO_PLAN
    return isDone
  }

  /** One after the other, as long as they are possible: the game may ask for something else in between. */
  async moveAll([first, ...rest]: string[]): Promise<void> {
    if (first === undefined) return
    this.plan = { kind: this.live.prompt?.kind ?? '', moves: rest }
    await this.move(first)
  }

  /** The standing order that lets everything go until the reader's turn, or takes that back. */
  toggleOrder(): Promise<boolean> {
    const order = this.live.prompt?.order ?? NONE
    return this.request({ type: 'order', ...letGo(order, !order.lets_go) })
  }

  letGo() {
    this.picked = null
    this.chosen = null
    this.ticked = []
  }

  /** A card that was only read: what is in the basket stays there. */
  putDown() {
    this.picked = null
    this.chosen = null
  }

  pick(card: number) {
    this.chosen = null
    this.picked = this.picked === card ? null : card
  }

  tick(card: number) {
    this.picked = null
    this.chosen = null
    this.ticked = this.ticked.includes(card) ? this.ticked.filter((one) => one !== card) : [...this.ticked, card]
  }

  /** After news: cards that are gone are no longer held, and the next planned guest is asked. */
  catchUp() {
    this.forgetOldChoices()
    if (this.live.picture && !this.drawing.keepsCards) {
      if (!this.isAsked) this.letGo()
      return
    }
    const held = new Set(this.hand.map((card) => card.card))
    if (this.picked !== null && !held.has(this.picked)) this.picked = null
    this.clearTheQuestion()
    this.takeTheAnswer()
    if (this.ticked.some((card) => !held.has(card))) this.ticked = this.ticked.filter((card) => held.has(card))
    const { kind, moves } = this.plan
    const [next, ...rest] = moves
    if (next === undefined || this.isSending || !this.isAsked || this.live.prompt?.kind !== kind) return
    this.plan = { kind, moves: rest }
    if (this.choices.some((choice) => choice.move === next)) void this.move(next)
    else this.catchUp()
  }

  /** What was chosen belongs to the question that was asked then. */
  private forgetOldChoices() {
    const about = this.question
    if (about === this.about) return
    this.about = about
    if (!this.choices.some((choice) => choice.move === this.chosen)) this.chosen = null
    this.doors = {}
  }

  /** Whoever stops with only one card that answers means that one. */
  private takeTheAnswer() {
    const { hasStopped } = this
    if (hasStopped === this.hadStopped) return
    this.hadStopped = hasStopped
    const [id, ...more] = new Set(this.answers.map((answer) => answer.cards[0]))
    if (hasStopped && this.picked === null && id !== undefined && !more.length) this.picked = this.hand.find((card) => card.id === id)?.card ?? null
  }

  /** A new question is not hidden below the sheet of a card that has nothing to do with it. */
  private clearTheQuestion() {
    const { prompt } = this.live
    // Regardless of who else is asked: as the others let a window pass, the question stays the same.
    const asked = isAsked(prompt, this.live.you) ? `${prompt.kind} ${this.announced.length}` : ''
    if (asked === this.asked) return
    this.asked = asked
    if (this.pickedCard && !choicesOf(this.choices, this.pickedCard.id).length) this.picked = null
  }

  /** Why a card cannot be played now. Asked once per moment of the game, because the server limits questions. */
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
