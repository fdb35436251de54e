// What can be counted in a game that is over.
import type { Step } from '../gen/types'
import { drawingOf } from '../table/pictures'

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

/** The points of every seat after every step: one row per seat, and none where none are counted. */
export function curves(steps: Step[]): number[][] {
  const rows = steps.map(({ picture }) => drawingOf(picture).points(picture))
  return (rows[0] ?? []).map((_, seat) => rows.map((row) => row[seat]!))
}

/** The last step of every round. */
export function roundEnds(steps: Step[]): number[] {
  const first = steps[0]?.picture
  const ends = steps.flatMap(({ picture }, index) => {
    const before = steps[index - 1]?.picture
    return first && before && drawingOf(picture).isNewRound(picture, before, first) ? [index - 1] : []
  })
  return [...ends, steps.length - 1]
}
