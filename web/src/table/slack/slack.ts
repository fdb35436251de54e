// The Slack family: rooms, hands and what is announced.
import { cardOf } from '../../cards/catalog.svelte'
import { signed } from '../../cards/kinds'
import type { SlackPicture } from '../../gen/types'
import { say } from '../../lib/words.svelte'
import { isFromHand } from '../choosing'
import type { Drawing } from '../drawing'
import SlackBoard from './SlackBoard.svelte'
import { toGo } from './standing'

const ASIDES = new Set(['turn_started', 'phase_started', 'drew', 'drawn', 'discarded', 'hand_dealt', 'job_dealt', 'reshuffled', 'game_won', 'lasting_ended', 'raid_asked', 'offers_made', 'loot_order', 'duty_done', 'found_guilty', 'found_innocent', 'order_overruled'])

export const slack: Drawing<SlackPicture> = {
  Board: SlackBoard,

  hasDice: true,
  hasOrders: true,
  keepsCards: true,
  answersFromHand: true,

  hand: (picture) => picture.hand,
  announced: (picture) => picture.announced.map(({ cards, text }) => ({ key: cards.map((card) => card.card), text })),
  answers: (choices) => choices.filter(isFromHand),
  listed: () => null,
  turn: (picture) => picture.turn,
  points: (picture) => picture.seats.map((seat) => seat.total),
  isNewRound: (picture, before, first) => picture.turn !== before.turn && picture.turn === first.turn,
  result: ({ seats }, seat) => {
    const { total, goal } = seats[seat]!
    return { order: total - goal, share: goal ? total / goal : 0, text: say('table-web-total', { total: signed(total), goal }) }
  },
  // The rules look for a winner after every change, so the line before the win is what has won it.
  cause: ({ winners, seats }, last) => {
    const winner = winners.length === 1 ? seats[winners[0]!] : undefined
    return winner ? { text: say('table-web-won-with', { total: signed(winner.total), goal: winner.goal, cause: last.text }), rule: 'SLACK-96' } : null
  },

  dealt: ({ seats }) => seats.map((seat) => seat.job).filter((job) => job !== ''),
  isStaged: ({ camp }) => Boolean(camp && (camp.trial || camp.loot || camp.asking)),
  isAside: ({ kind }) => ASIDES.has(kind),
  resolved: (before, after) => {
    const left = new Set(after.announced.flatMap((play) => play.cards.map((card) => card.card)))
    const play = before.announced.findLast(({ cards }) => cards.length && cards.every((card) => !left.has(card.card)))
    return play ? { seat: play.seat, target: play.target, cards: play.cards.map((card) => card.id) } : null
  },
  changes: (before, after) =>
    after.seats.flatMap((now, seat) => {
      const was = before.seats[seat]
      if (!was || (was.total === now.total && was.goal === now.goal)) return []
      return [{ seat, by: now.total - was.total, from: toGo(was), to: toGo(now) }]
    }),

  now: ({ turn, phase, phases, income, free_time }, names) => [
    say('table-web-text-turn', { name: names[turn] ?? '', phase: phases[phase] ?? '', income, time: free_time }),
  ],
  standing: ({ seats }, seat, name) => {
    const facts = seats[seat]!
    return say('table-web-tell-to-go', { name, total: facts.total, goal: facts.goal, left: toGo(facts) })
  },
  room: ({ seats }, seat, cardName) => {
    const cards = seats[seat]?.room ?? []
    return cards.length ? cards.map((card) => `${cardName(card.id)} (${card.slack ?? 0})`).join(', ') : say('table-web-own-empty-room')
  },
  about: ({ seats }, seat, game) => {
    const facts = seats[seat]!
    const sum = say('table-web-seat-sum', { total: signed(facts.total), goal: facts.goal, hand: facts.hand_size })
    return {
      lines: [`${sum} ${facts.job ? jobLine(game, facts.job) : ''}`, ...facts.tokens.filter((token) => token.next_total !== null).map((token) => token.text)],
      cards: facts.room.map((card) => `${cardOf(game, card.id).name}: ${card.slack ?? 0}`),
    }
  },
}

function jobLine(game: string, id: string): string {
  const job = cardOf(game, id)
  return `${job.name}: ${job.facts}. ${job.text && say('table-web-job-says', { text: job.text })}`
}
