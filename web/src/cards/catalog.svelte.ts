// The cards of a game as they read, once per game and language.
import { SvelteMap } from 'svelte/reactivity'
import type { CardFacts } from '../gen/types'
import { cards } from '../lib/api'
import { reader } from '../lib/words.svelte'

type Cards = ReadonlyMap<string, CardFacts>

const NONE: Cards = new Map()
const RETRY = 3000
const loaded = new SvelteMap<string, Cards>()
const asked = new Set<string>()

/** The catalog of a game in the reader's language; empty until it has loaded. Call it where it may be asked for again. */
export function catalog(game: string): Cards {
  return loaded.get(`${game} ${reader.language}`) ?? NONE
}

/** Fetches the catalog unless it is there. */
export async function loadCatalog(game: string): Promise<void> {
  const key = `${game} ${reader.language}`
  if (asked.has(key)) return
  asked.add(key)
  try {
    loaded.set(key, new Map((await cards(game)).map((card) => [card.id, card])))
  } catch {
    asked.delete(key)
    setTimeout(() => void loadCatalog(game), RETRY)
  }
}

/** A card by its id; before the catalog has loaded, a card that has only a name. */
export function cardOf(game: string, id: string): CardFacts {
  return catalog(game).get(id) ?? { id, kind: 'whenever', tags: [], cost: 0, slack: 0, name: id, facts: '', text: '', joke: '', icon: 'octopus' }
}
