// Answers to single keys, for those who listen: t totals, r room, h hand, l last event, w whom we wait for.
import type { LiveTable } from '../lib/table.svelte'
import { say } from '../lib/words.svelte'
import { toGo } from './standing'

export function tell(key: string, live: LiveTable, cardName: (id: string) => string): string {
  switch (key) {
    case 't':
      return totals(live)
    case 'r':
      return room(live, cardName)
    case 'h':
      return hand(live, cardName)
    case 'l':
      return live.log.at(-1)?.text ?? ''
    case 'w':
      return waiting(live)
    default:
      return ''
  }
}

export function totals(live: LiveTable): string {
  const { picture, table } = live
  if (!picture || !table) return ''
  const name = (seat: number) => table.seats[seat]?.name ?? ''
  const figures =
    picture.type === 'slack'
      ? picture.seats.map((seat, index) => say('table-web-tell-to-go', { name: name(index), total: seat.total, goal: seat.goal, left: toGo(seat) }))
      : picture.seats.map((seat, index) => say('table-web-tell-score', { name: name(index), count: seat.score }))
  return figures.join(' ')
}

function room(live: LiveTable, cardName: (id: string) => string): string {
  if (live.picture?.type !== 'slack' || live.you === null) return ''
  const cards = live.picture.seats[live.you]?.room ?? []
  return cards.length ? cards.map((card) => `${cardName(card.id)} (${card.slack ?? 0})`).join(', ') : say('table-web-own-empty-room')
}

function hand(live: LiveTable, cardName: (id: string) => string): string {
  const cards = live.picture?.type === 'slack' ? live.picture.hand.map((card) => cardName(card.id)) : (live.picture?.hand ?? [])
  return cards.length ? cards.join(', ') : say('table-web-empty-hand')
}

export function waiting(live: LiveTable): string {
  return live.prompt?.text ?? ''
}
