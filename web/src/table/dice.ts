// Dice that the log tells of.
import type { Line } from '../gen/types'

export interface Roll {
  key: string
  die: number
  text: string
}

export const ROLLED_MS = 2600
const FACES = ['one', 'two', 'three', 'four', 'five', 'six']

export function rollsIn(lines: Line[]): Roll[] {
  return lines.flatMap((line, index) => {
    const die = (line.facts as { die?: unknown }).die
    return typeof die === 'number' ? [{ key: `${line.number} ${index}`, die, text: line.text }] : []
  })
}

export function faceIcon(die: number): string {
  return `dice-six-faces-${FACES[die - 1] ?? 'six'}`
}
