// Any game that has no board of its own: what the server tells of it in lines, zones and choices.
import type { Choice, PlainPicture } from '../../gen/types'
import { say } from '../../lib/words.svelte'
import type { Drawing } from '../drawing'
import type { Session } from '../session.svelte'
import PlainBoard from './PlainBoard.svelte'

export const plain: Drawing<PlainPicture> = {
  Board: PlainBoard,

  hasDice: false,
  hasOrders: false,
  keepsCards: false,
  answersFromHand: false,

  hand: (picture) => picture.hand.map(({ id, name }, card) => ({ card, id, name })),
  announced: (picture) => picture.announced.map((text) => ({ key: text, text })),
  answers: (choices) => choices.filter((choice) => choice.move !== 'pass'),
  listed: (session) => (session.live.prompt?.bell ? session.answers : offered(session)),
  turn: () => null,
  points: (picture) => picture.seats.flatMap((seat) => seat.score ?? []),
  isNewRound: () => false,
  result: ({ seats, winners }, seat) => {
    const { score } = seats[seat]!
    return { order: score ?? Number(winners.includes(seat)), text: score === null ? '' : say('table-web-points', { count: score }) }
  },
  cause: () => null,

  isAside: () => true,
  resolved: () => null,
  changes: () => [],

  now: ({ zones, sheet }) => [...zones.filter((zone) => zone.lines.length).flatMap((zone) => [`${zone.title}:`, ...zone.lines]), ...sheet],
  standing: ({ seats }, seat, name) => {
    const { score, lines } = seats[seat]!
    return score === null ? [`${name}:`, ...lines].join(' ') : say('table-web-tell-score', { name, count: score })
  },
  room: ({ seats }, seat) => seats[seat]!.lines.join(' '),
  about: ({ seats }, seat) => {
    const { score, lines, known } = seats[seat]!
    return { lines: [...(score === null ? [] : [say('table-web-points', { count: score })]), ...lines], cards: known.map((card) => card.name) }
  },
}

/** What can be done, with the card that is held up or with all of them. */
export function offered(session: Session): Choice[] {
  const id = session.pickedCard?.id
  return id === undefined ? session.choices : session.choices.filter((choice) => choice.cards.includes(id))
}
