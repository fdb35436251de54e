// A line of the log in parts: the cards it names, and the words between them.
import type { CardFacts, Line } from '../gen/types'

export interface Part {
  text: string
  card?: CardFacts
}

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
