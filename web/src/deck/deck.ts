// Looking through a deck: what is in it, and what fits what somebody looks for.
import { words } from '../cards/kinds'
import type { CardFacts, GameFacts, Line } from '../gen/types'

export interface Wanted {
  words: string
  kind: string // '': any
  tag: string
  set: string // of those that are joined
  isSeen: boolean // only what everybody has seen in this game
}

export const ANYTHING: Wanted = { words: '', kind: '', tag: '', set: '', isSeen: false }

/** What is really in the deck. A card that only stands in for others, where a table wants them out, has no copies. */
export function inDeck(cards: Iterable<CardFacts>, seen: ReadonlySet<string>): CardFacts[] {
  return [...cards].filter((card) => (card.copies ?? 1) > 0 || seen.has(card.id))
}

export function kindsOf(cards: CardFacts[]): { id: string; name: string }[] {
  return [...new Map(cards.map((card) => [card.kind, words(card).kind]))].map(([id, name]) => ({ id, name }))
}

/** Tags by the names that readers see on the cards. */
export function tagsOf(cards: CardFacts[], language: string): string[] {
  return [...new Set(cards.flatMap((card) => words(card).chips))].sort((one, other) => one.localeCompare(other, language))
}

export function fitting(cards: CardFacts[], { words: text, kind, tag, set, isSeen }: Wanted, seen: ReadonlySet<string>, language: string): CardFacts[] {
  const parts = text.toLocaleLowerCase(language).split(/\s+/).filter(Boolean)
  return cards.filter((card) => {
    const said = `${card.name} ${card.facts} ${card.text} ${card.joke}`.toLocaleLowerCase(language)
    return (!kind || card.kind === kind) && (!tag || words(card).chips.includes(tag)) && (!set || (card.sets ?? []).includes(set)) && (!isSeen || seen.has(card.id)) && parts.every((part) => said.includes(part))
  })
}

/** The cards that were named to everybody in a game: what somebody has drawn, or was shown, is not among them. */
export function seenIn(log: Line[]): ReadonlySet<string> {
  return new Set(log.filter((line) => line.is_public ?? true).flatMap((line) => line.cards))
}

/** Cards that are only numbers, with their copies, as the rules of the game have them. */
export function numbersOf({ options }: GameFacts): { face: string; copies: number }[] {
  const value = (name: string): unknown => options.find((option) => option.name === name)?.default
  const copies = value('copies')
  if (!Array.isArray(copies)) return []
  const plain = copies.map((count, index) => ({ face: String(index + 1), copies: Number(count) }))
  return [...plain, { face: '0/10', copies: Number(value('wild_count') ?? 0) }].filter((one) => one.copies > 0)
}
