// What can be counted in a game that is over.
import type { Picture, Step } from '../gen/types'

export const FACES = [1, 2, 3, 4, 5, 6] as const

/** How often each face came up, and for whom: one row per seat, one number per face. */
export function countDice(steps: Step[], seats: number): number[][] {
  const counts = Array.from({ length: seats }, () => FACES.map(() => 0))
  for (const { facts } of steps.flatMap((step) => step.lines)) {
    const { die, seat } = facts as { die?: number; seat?: number }
    const row = die === undefined || seat === undefined ? undefined : counts[seat]
    if (row && die! >= 1 && die! <= FACES.length) row[die! - 1]! += 1
  }
  return counts
}

export function points(picture: Picture): number[] {
  return picture.type === 'slack' ? picture.seats.map((seat) => seat.total) : picture.seats.map((seat) => seat.score)
}

/** The points of every seat after every step: one row per seat. */
export function curves(steps: Step[]): number[][] {
  const rows = steps.map((step) => points(step.picture))
  return (rows[0] ?? []).map((_, seat) => rows.map((row) => row[seat]!))
}

/** The last step of every round: in a game of turns a round is over when the first player is on again. */
export function roundEnds(steps: Step[]): number[] {
  const first = steps[0] && mark(steps[0].picture)
  const ends = steps.flatMap((step, index) => {
    const before = steps[index - 1]
    if (!before || mark(before.picture) === mark(step.picture)) return []
    return step.picture.type === 'scare' || mark(step.picture) === first ? [index - 1] : []
  })
  return [...ends, steps.length - 1]
}

function mark(picture: Picture): number {
  return picture.type === 'slack' ? picture.turn : picture.round
}
