// The end of a round of Scare, as it is counted: card by card, and why.
import type { Line, ScarePicture } from '../../gen/types'
import { stackOf } from './values'

/** A card of a stack, from the top; below the Scare card each counts. */
export interface CountedCard {
  kind: 'relaxed' | 'scare' | 'back'
  points: number
}

export interface Bed {
  cards: CountedCard[]
  points: number
  total: number
  why: 'scared' | 'paranoia' | 'robbed' | 'double' | 'bottom' | 'asleep'
  count: number // of the cards that score
}

export interface Round {
  beds: Bed[] // by seat
}

type Facts = { seat: number; count: number; above: number; below: number; points: number; total: number }

/** What the news that ends a round has turned up (TRK-13, -16) and brought (TRK-17 to -19, -22). */
export function roundOf(before: ScarePicture, lines: Line[]): Round | null {
  const of = (kind: string) => lines.filter((line) => line.kind === kind).map((line) => line.facts as Facts)
  const scored = of('scored')
  if (!scored.length) return null
  const scarer = of('scared')[0]?.seat
  const isParanoia = of('paranoia_struck').length > 0
  const beds = before.seats.map((seat, number): Bed => {
    const { left, turned } = stackOf(seat)
    const shown = of('stack_shown').find((facts) => facts.seat === number)
    const { points = 0, total = seat.score } = scored.find((facts) => facts.seat === number) ?? {}
    const lay = (kind: CountedCard['kind'], count: number, points = 0) => Array.from({ length: Math.max(count, 0) }, () => ({ kind, points }))
    if (number === scarer) {
      const up = turnedBeforeScare(lines, number)
      const cards = [...lay('relaxed', turned + up), ...lay('scare', 1), ...lay('back', left - up - 1)]
      return { cards, points, total, why: isParanoia ? 'paranoia' : 'scared', count: 0 }
    }
    if (!shown) return { cards: [...lay('relaxed', turned), ...lay('back', left)], points, total, why: 'robbed', count: 0 }
    const { above, below } = shown
    const each = above === 0 ? 2 : 1 // TRK-18: it lay on top
    const cards = [...lay('relaxed', turned + above), ...lay('scare', 1), ...lay('relaxed', below, each)]
    return { cards, points, total, why: below === 0 ? 'bottom' : each === 2 ? 'double' : 'asleep', count: below }
  })
  return { beds }
}

/** The Relaxed cards that came up right before it. */
function turnedBeforeScare(lines: Line[], seat: number): number {
  const scared = lines.findIndex((line) => line.kind === 'scared')
  const turned = lines.slice(0, scared).findLast((line) => line.kind === 'turned_up' && (line.facts as Facts).seat === seat)
  return (turned?.facts as Facts | undefined)?.count ?? 0
}
