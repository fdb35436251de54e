// Dice that the log tells of.
import type { Line } from '../gen/types'

export interface Roll {
  number: number // of the entry that it belongs to
  key: string
  die: number
  text: string
}

export const ROLLED_MS = 2600
const MOST = 3
const FACES = ['one', 'two', 'three', 'four', 'five', 'six']

export function rollsIn(lines: Line[]): Roll[] {
  return lines.flatMap((line, index) => {
    const die = (line.facts as { die?: unknown }).die
    return typeof die === 'number' ? [{ number: line.number, key: `${line.number} ${index}`, die, text: line.text }] : []
  })
}

/** The dice that lie there when these fall: earlier ones stay for a moment, or of several guests asked at once only the
 *  last would be seen. Whoever steps back in a replay sees none of what comes later. */
export function fallenOn(lying: Roll[], fallen: Roll[]): Roll[] {
  const first = fallen[0]
  return first ? [...lying.filter((roll) => roll.number < first.number), ...fallen].slice(-MOST) : lying
}

export function faceIcon(die: number): string {
  return `dice-six-faces-${FACES[die - 1] ?? 'six'}`
}
