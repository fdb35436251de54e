// Lines of the log: what they say, and the cards they name.
import type { CardFacts, Line } from '../gen/types'

/** The name of a phase, which stands above its first line. */
export function isHeading(line: Line): boolean {
  return line.kind === 'phase_started'
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
