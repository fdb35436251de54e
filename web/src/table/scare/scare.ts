// The trick-taking game.
import type { ScarePicture } from '../../gen/types'
import { say } from '../../lib/words.svelte'
import type { Drawing } from '../drawing'
import { roundOf } from './round'
import ScareBoard from './ScareBoard.svelte'

export const scare: Drawing<ScarePicture> = {
  Board: ScareBoard,

  hasDice: false,
  hasOrders: false,
  keepsCards: false,
  answersFromHand: true,

  hand: (picture) => picture.hand.map((id, card) => ({ card, id })),
  announced: () => [],
  answers: () => [],
  listed: () => null,
  turn: () => null,
  points: (picture) => picture.seats.map((seat) => seat.score),
  isNewRound: (picture, before) => picture.round !== before.round,
  result: ({ seats }, seat) => ({ order: seats[seat]!.score, share: seats[seat]!.score / Math.max(1, ...seats.map((one) => one.score)), text: say('table-web-points', { count: seats[seat]!.score }) }),
  cause: () => null,

  isAside: () => true,
  resolved: () => null,
  changes: () => [],
  round: roundOf,

  now: ({ round, rounds, trick }, names) => [
    say('table-web-round', { round, rounds }),
    trick.map((play) => say('table-web-text-play', { name: names[play.seat] ?? '', value: say('web-number', { number: play.value }) })).join(' '),
  ],
  standing: ({ seats }, seat, name) => say('table-web-tell-score', { name, count: seats[seat]!.score }),
  room: () => '',
  about: ({ seats }, seat) => {
    const { score, hand_size, stack_size, turned } = seats[seat]!
    return { lines: [say('table-web-text-scare', { score, hand: hand_size, stack: stack_size, turned })], cards: [] }
  },
}
