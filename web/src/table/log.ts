// Lines of the log: what they say, and the cards they name.
import type { CardFacts, Line } from '../gen/types'

/** The name of a phase, which stands above its first line. */
export function isHeading(line: Line): boolean {
  return line.role === 'heading'
}

/** Whether it is aimed at somebody, or hurts them. */
export function hits(line: Line, seat: number | null): boolean {
  return seat !== null && (line.hits ?? []).includes(seat)
}

/** Whether it has hurt them: what is only announced may still be stopped. */
export function hurts(line: Line, seat: number | null): boolean {
  return line.role !== 'action' && hits(line, seat)
}

/** An action with what came of it, or a line that stands alone. */
export type Row = [Line, ...Line[]]

/** The log by actions. While somebody had time to answer an action nothing else was told, so its outcome is the next line
 *  about its cards; whatever follows in the same moment belongs to it as well. */
export function rowsOf(lines: Line[]): Row[] {
  const rows: Row[] = []
  for (const line of lines) {
    const row = rows.at(-1)
    if (row && line.role === 'outcome' && isTheSame(row, line)) row.push(line)
    else rows.push([line])
  }
  return rows
}

function isTheSame([first, ...more]: Row, line: Line): boolean {
  if (first.role !== 'action') return false
  return (more.at(-1) ?? first).number === line.number || line.cards.some((card) => first.cards.includes(card))
}

/** The rows that a reader wants to see. What somebody does to themselves has not hit them. */
export function filtered(rows: Row[], seat: number | null, isMine: boolean): Row[] {
  return isMine ? rows.filter((row) => !isBy(row[0], seat) && row.some((line) => hits(line, seat))) : rows
}

const LEAST = 60 // rows that are drawn: more than fit beside the table
const MOST = 200 // of them for whoever reads
const STEP = 40 // so many old ones go at a time: if one went for each that comes, all would move

/** The first of so many rows that is drawn. */
export function firstOf(count: number, isReading: boolean): number {
  return Math.max(Math.floor((count - (isReading ? MOST : LEAST)) / STEP) * STEP, 0)
}

function isBy(line: Line, seat: number | null): boolean {
  return line.role === 'action' && (line.facts as { seat?: number }).seat === seat
}

/** What would be taken back: the first line from that entry on. */
export function firstLineFrom(log: Line[], number: number | null): string {
  return log.find((line) => number !== null && line.number >= number && !isHeading(line))?.text ?? ''
}

export interface Part {
  text: string
  card?: CardFacts
}

/** A line in parts: the cards it names, and the words between them. */
export function partsOf(line: Line, cards: ReadonlyMap<string, CardFacts>): Part[] {
  let parts: Part[] = [{ text: line.text }]
  const named = [...new Set(line.cards)].flatMap((id) => cards.get(id) ?? [])
  // Longer names first, for one name may be a part of another.
  for (const card of named.sort((one, other) => other.name.length - one.name.length)) parts = parts.flatMap((part) => cut(part, card))
  return parts
}

function cut(part: Part, card: CardFacts): Part[] {
  const at = part.card ? -1 : part.text.indexOf(card.name)
  if (at < 0) return [part]
  const after = { text: part.text.slice(at + card.name.length) }
  return [{ text: part.text.slice(0, at) }, { text: card.name, card }, after].filter((piece) => piece.text)
}
