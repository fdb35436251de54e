import type { CardFacts } from '../src/gen/types'

/** A card for tests: a Thing that costs 1 and is worth 1, unless told otherwise. */
export function facts(more: Partial<CardFacts> = {}): CardFacts {
  return {
    id: 'sprouts',
    kind: 'thing',
    tags: ['food'],
    cost: 1,
    slack: 1,
    name: 'Sprouts',
    facts: 'Thing: Food · Cost 1 · Slack 1',
    text: 'While this Thing is in your room, nothing happens.',
    joke: 'They turn toward you.',
    icon: 'sprout',
    ...more,
  }
}
