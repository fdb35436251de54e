import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ANYTHING, fitting, inDeck, kindsOf, numbersOf, seenIn, tagsOf } from '../src/deck/deck'
import Deck from '../src/deck/Deck.svelte'
import type { GameFacts, Line } from '../src/gen/types'
import { reader } from '../src/lib/words.svelte'
import { facts } from './table-samples'

const SLEEP = facts({ id: 'sleep', kind: 'activity', name: 'Sleep', facts: 'Activity: Sleep', text: 'Zzz.', copies: 3 })
const TINY = facts({ id: 'tiny', kind: 'pet', name: 'Tiny', facts: 'Pet', text: 'Eats a Book.', copies: 1 })
const BOOK = facts({ id: 'book', kind: 'thing', name: 'Thick Book', facts: 'Thing: Book, Tentacle · Cost 3', text: '', copies: 2 })
const SPARE = facts({ id: 'spare', kind: 'thing', name: 'Spare', facts: 'Thing: Food', text: '', copies: 0 })
const ALL = [SLEEP, TINY, BOOK, SPARE]
const NONE: ReadonlySet<string> = new Set()
const ids = (cards: { id: string }[]) => cards.map(({ id }) => id)

beforeEach(() => reader.set('en'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('has what is in the deck, and what was seen of it anyway', () => {
  expect(ids(inDeck(ALL, NONE))).toEqual(['sleep', 'tiny', 'book'])
  expect(ids(inDeck(ALL, new Set(['spare'])))).toContain('spare')
})

it('finds cards by words, kind, tag, set and what was seen', () => {
  expect(ids(fitting(ALL, { ...ANYTHING, words: 'eats BOOK' }, NONE, 'en'))).toEqual(['tiny'])
  expect(ids(fitting(ALL, { ...ANYTHING, kind: 'thing' }, NONE, 'en'))).toEqual(['book', 'spare'])
  expect(ids(fitting(ALL, { ...ANYTHING, tag: 'Tentacle' }, NONE, 'en'))).toEqual(['book'])
  expect(ids(fitting(ALL, { ...ANYTHING, isSeen: true }, new Set(['tiny']), 'en'))).toEqual(['tiny'])
  const joined = [{ ...SLEEP, sets: ['goth', 'geek'] }, { ...TINY, sets: ['goth'] }, { ...BOOK, sets: ['geek'] }]
  expect(ids(fitting(joined, { ...ANYTHING, set: 'goth' }, NONE, 'en'))).toEqual(['sleep', 'tiny'])
  expect(tagsOf(ALL, 'en')).toEqual(['Book', 'Food', 'Sleep', 'Tentacle'])
  expect(kindsOf(ALL)).toEqual([{ id: 'activity', name: 'Activity' }, { id: 'pet', name: 'Pet' }, { id: 'thing', name: 'Thing' }])
})

it('counts as seen only what everybody heard of', () => {
  const line = (cards: string[], is_public: boolean): Line => ({ number: 1, kind: '', text: '', facts: {}, cards, is_public })
  expect([...seenIn([line(['sleep'], true), line(['tiny'], false)])]).toEqual(['sleep'])
})

it('knows the numbers of a game without a catalog', () => {
  const game = { options: [{ name: 'copies', default: [8, 0, 4] }, { name: 'wild_count', default: 1 }] } as unknown as GameFacts
  expect(numbersOf(game)).toEqual([{ face: '1', copies: 8 }, { face: '3', copies: 4 }, { face: '0/10', copies: 1 }])
})

it('shows the cards with their copies, and the other language on demand', async () => {
  const german = ALL.map((card) => ({ ...card, name: `${card.name} auf Deutsch` }))
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(new Response(JSON.stringify(address.includes('/cards') ? (address.includes('language=de') ? german : ALL) : { options: [], sets: [{ id: 'deck-test', title: 'Deck' }] }))))
  render(Deck, { game: 'deck-test', seen: new Set(['sleep']) })
  await vi.waitFor(() => expect(screen.getAllByTestId('deck-card')).toHaveLength(3))
  expect(screen.getByTestId('deck-count').textContent).toBe('3 different cards, 6 in the deck.')
  await fireEvent.click(screen.getByTestId('deck-other'))
  expect(await screen.findByText('Tiny auf Deutsch')).toBeTruthy()
  await fireEvent.click(screen.getByTestId('deck-seen'))
  expect(screen.getAllByTestId('deck-card').map((card) => card.dataset.card)).toEqual(['sleep'])
})
