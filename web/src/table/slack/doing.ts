// What the reader can do at a table of the Slack family, outside of windows.
import { cardOf } from '../../cards/catalog.svelte'
import type { Choice } from '../../gen/types'
import { say } from '../../lib/words.svelte'
import { choicesOf, discardMove, fitsBasket, guestsOf, isPlay, plainChoices, tripOf } from '../choosing'
import { moving, puttingDown, saying, type Action, type Doing } from '../doing'
import { nameOf } from '../names'
import type { Session } from '../session.svelte'

export function slackDoing(session: Session): Doing {
  const { isAsked, pickedCard, plays } = session
  const prompt = session.live.prompt!
  if (pickedCard && plays.length) return playing(session, plays)
  if (!isAsked) return { main: null, others: pickedCard ? [puttingDown(session)] : [] }
  if (prompt.discards) return discarding(session, prompt.discards)
  if (prompt.kind === 'strike_back') return avenging(session)
  if (guestsOf(session.choices).length) return evicting(session)
  if (session.choices.some((choice) => choice.verb === 'choose')) return picking(session)
  if (session.ticked.length) return shopping(session)
  return resting(session)
}

/** A card is held up that can be played. */
function playing(session: Session, plays: Choice[]): Doing {
  const card = session.pickedCard!
  const others = [puttingDown(session)]
  if (fitsBasket(session.choices, session.tickedIds, card.id)) others.unshift({ text: say('table-web-into-basket'), icon: 'shopping-bag', testid: 'to-basket', run: () => session.tick(card.card) })
  if (session.isAsked && session.live.prompt?.discards) others.unshift({ text: say('table-web-to-discards'), icon: 'card-discard', testid: 'to-discards', run: () => session.tick(card.card) })
  const play = session.playInQuestion
  if (!play) return { main: { text: say('table-web-choose-target', { what: plays.some((one) => one.cards.length > 1) ? 'card' : 'room' }), isOff: true, run: () => {} }, others }
  const text = say('table-web-play-card', { how: play.verb, card: nameOf(session, card.id) })
  return { main: moving(session, play, text, { testid: 'play' }), others, notes: [{ text: sentence(play.text) }] }
}

/** Which cards go at the end of the turn: they are ticked in the hand. */
function discarding(session: Session, { least, most }: { least: number; most: number }): Doing {
  const count = session.ticked.length
  const main: Action = {
    text: say('table-web-discard', { count: Math.max(count, least) }),
    icon: 'card-discard',
    testid: 'discard',
    isOff: count < least || count > most,
    run: () => void session.move(discardMove(session.tickedIds)),
  }
  return { main, notes: [{ text: say('table-web-ticked', { count }), testid: 'discard-count' }] }
}

/** Guests are asked to leave, all with one press. */
function evicting(session: Session): Doing {
  const plan = Object.values(session.doors)
  const done = session.choices.find((choice) => choice.verb === 'done')
  const staying = done && moving(session, done, say('table-web-let-stay'))
  if (!plan.length) return { main: staying ?? null, others: ending(session) }
  return {
    main: { text: say('table-web-ask-to-leave', { count: plan.length }), icon: 'exit-door', testid: 'evict', run: () => void session.moveAll(plan) },
    others: staying ? [staying] : [],
  }
}

/** Nothing more in this turn: offered to everybody alike, so that it tells nobody what one holds. */
function ending(session: Session): Action[] {
  if (!session.canEndTurn) return []
  const { picture, you } = session.live
  const isResting = picture?.type === 'slack' && picture.turn === you && picture.camp?.is_resting // GUE-23
  return [{ text: say('table-web-end-turn', { rests: isResting ? 'yes' : 'no' }), testid: 'end-turn', run: () => session.endTurn() }]
}

/** Somebody is innocent, and may return the favor: with a card of the hand or a guest (GUE-80). */
function avenging(session: Session): Doing {
  const chosen = session.choices.find((choice) => isPlay(choice) && choice.move === session.chosen)
  const pass = session.choices.find((choice) => choice.verb === 'pass')
  const passing = pass && saying(session, pass)
  if (!chosen) return { main: passing ?? null }
  return { main: moving(session, chosen, say('table-web-play-card', { how: 'return', card: nameOf(session, chosen.cards[0] ?? '') }), { testid: 'take' }), others: passing && [passing] }
}

/** One of several: a card to give up, a Job, a door. */
function picking(session: Session): Doing {
  const rest = plainChoices(session.choices).filter((choice) => choice.verb !== 'choose')
  const [only, ...more] = session.choices.filter((choice) => choice.verb === 'choose')
  if (only?.move === INTO_ROOM) return { main: saying(session, only), others: more.map((choice) => saying(session, choice)) }
  const chosen = more.length ? session.choices.find((choice) => choice.move === session.chosen) : only
  const others = rest.map((choice) => saying(session, choice))
  if (!chosen) return { main: { text: say('table-web-choose'), isOff: true, run: () => {} }, others }
  const id = chosen.cards[0]
  const what = id === undefined ? (session.live.table!.seats[chosen.seat ?? -1]?.name ?? chosen.text) : nameOf(session, id)
  return { main: moving(session, chosen, say('table-web-take', { kind: session.live.prompt!.kind, what }), { testid: 'take' }), others }
}

/** The Shopping trip that is being put together; the receipt tells what it costs and brings (Basket.svelte). */
function shopping(session: Session): Doing {
  const trip = tripOf(session.choices, session.tickedIds)
  const text = say('table-web-announce', { count: session.ticked.length })
  const back: Action = { text: say('table-web-empty-basket'), run: () => session.letGo() }
  const main: Action = trip ? moving(session, trip, text, { icon: 'shopping-bag', testid: 'announce' }) : { text, testid: 'announce', isOff: true, run: () => {} }
  return { main, others: [session.pickedCard ? puttingDown(session) : back] }
}

/** Nothing is held up: what no card stands for. */
function resting(session: Session): Doing {
  const parting = lonely(session)
  if (parting) return parting
  const choices = plainChoices(session.choices)
  const done = choices.find((choice) => choice.verb === 'done') ?? choices[0]
  const others = choices.filter((choice) => choice !== done).map((choice) => saying(session, choice))
  const card = session.pickedCard
  const isDear = card && choicesOf(session.choices, card.id).length > 0 // it could be bought, if there were less in the basket
  return {
    main: done ? saying(session, done) : null,
    others: card ? [puttingDown(session)] : [...others, ...ending(session)],
    notes: isDear ? [{ text: say('table-web-basket-impossible'), look: 'bad' }] : [],
  }
}

/** Somebody would end the phase, and something of theirs would fade: they are told, and led back to those whom they could call
 *  (GOTH-08). */
function lonely(session: Session): Doing | undefined {
  const { picture, you } = session.live
  const token = picture?.type === 'slack' && you !== null ? picture.seats[you]!.tokens.find(({ fading }) => fading) : undefined
  const done = session.choices.find((choice) => choice.verb === 'done')
  if (!token || !done || session.pickedCard) return undefined
  const count = token.fading!
  const guest = session.hand.find(({ id }) => isGuest(session, id) && choicesOf(session.choices, id).some(({ verb }) => verb === 'play'))
  const main = moving(session, done, say('table-web-let-fade', { token: token.id, count }), { effect: `${token.count} → ${token.count - count}`, testid: 'let-fade' })
  const calling: Action = { text: say('table-web-call-someone'), icon: 'person', testid: 'call-someone', run: () => guest && session.pick(guest.card) }
  return { main, others: guest ? [calling] : [], notes: [{ text: say('table-web-lonely', { token: token.id }), testid: 'lonely' }] }
}

function isGuest(session: Session, id: string): boolean {
  const { kind } = cardOf(session.live.table!.game, id)
  return kind === 'person' || kind === 'pet'
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What the question offers that lies on the table: cards of the own room, other rooms. */
export function picksOnTable(session: Session): Choice[] {
  const { picture, you, prompt } = session.live
  if (picture?.type !== 'slack' || you === null) return []
  const home = session.choices.find(({ move }) => move === INTO_ROOM)
  if (home) return [{ ...home, cards: [], seat: you }]
  if (OFF_TABLE.has(prompt?.kind ?? '')) return []
  const first = [picture.camp?.trial?.accused ?? you, you] // whose room is looked into first
  const seats = [...first, ...picture.seats.keys()]
  const place = (id: string) => seats.find((seat) => picture.seats[seat]!.room.some((card) => card.id === id))
  return session.choices.flatMap((choice) => {
    const id = choice.cards[0]
    if (choice.verb === 'choose' && id === undefined) return choice.seat === null ? [] : [choice]
    const isHere = choice.verb === 'choose' || (prompt?.kind === 'strike_back' && choice.verb === 'play' && !session.hand.some((card) => card.id === id))
    const seat = isHere ? place(id ?? '') : undefined
    return seat === undefined ? [] : [{ ...choice, verb: 'choose', seat }]
  })
}

/** Questions about cards that lie in no room. */
const OFF_TABLE = new Set(['loot', 'look', 'fetch', 'reroll'])

const INTO_ROOM = 'choose room' // the other place is the hand

/** What needs the stage: guests, and choices that lie neither in the hand nor in a room. */
export function isLarge(session: Session): boolean {
  if (!session.isAsked || session.live.prompt?.bell || session.live.prompt?.discards) return false
  return session.choices.some((choice) => choice.verb === 'evict' || choice.verb === 'choose')
}

/** A basket is being filled. */
export function isShopping(session: Session): boolean {
  return session.isAsked && session.ticked.length > 0 && !session.live.prompt?.discards && !session.live.prompt?.bell
}

/** Questions that say themselves what can be done. */
const SAYS_ALL = new Set(['lend_raid', 'strike_back'])

export function slackHint(session: Session): string {
  const { choices } = session
  const range = session.live.prompt?.discards
  if (range) return say('table-web-discard-range', { most: range.most })
  if (isLarge(session) || SAYS_ALL.has(session.live.prompt?.kind ?? '')) return ''
  const can = choices.some((choice) => choice.verb === 'shop') ? 'shop' : choices.some((choice) => choice.verb === 'play') ? 'play' : 'nothing'
  return say('table-web-pick-a-card', { can })
}
