import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LiveTable } from '../src/lib/table.svelte'
import { reader } from '../src/lib/words.svelte'
import { loadCatalog } from '../src/cards/catalog.svelte'
import Evictions from '../src/table/slack/Evictions.svelte'
import { Session } from '../src/table/session.svelte'
import Win from '../src/table/Win.svelte'
import { facts } from './table-samples'

const SEATS = ['Ann', 'Bob', 'Cem'].map((name) => ({ kind: 'person', name, level: '', is_here: true, is_host: name === 'Ann', face: '' }))

function sessionWith(more: object) {
  const live = { id: 'abc', you: 0, table: { game: 'cthulhu', seats: SEATS, deals: [] }, log: [], prompt: null, picture: null, ...more }
  return new Session(live as unknown as LiveTable)
}

beforeEach(() => {
  reader.set('en')
  const guests = [facts({ id: 'girl', kind: 'person', name: 'Anime Girl', each_turn: ['−1 Tentacle card'] }), facts({ id: 'tiny', kind: 'pet', name: 'Tiny' })]
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(guests))))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows guests with their toll, closed doors with the reason, and who cannot be asked', async () => {
  await loadCatalog('cthulhu')
  const choices = [{ move: 'evict girl to Bob', text: '', verb: 'evict', cards: ['girl'], seat: 1, is_to_discards: false }]
  const closed = [
    { card: 'girl', seat: 2, text: 'Anime Girl finds no Tentacle cards in that room (Cem). (SLACK-49)', rule: 'SLACK-49' },
    { card: 'tiny', seat: null, text: 'Tiny is a Pet. (SLACK-52)', rule: 'SLACK-52' },
  ]
  render(Evictions, { session: sessionWith({ prompt: { kind: 'roll', asked: [0], choices, closed } }) })
  expect(screen.getByTestId('toll').textContent).toBe('each turn: −1 Tentacle card')
  const [door, pet] = screen.getAllByTestId('closed-doors')
  expect(door!.textContent).toMatch(/Cem’s room\s+Anime Girl finds no Tentacle cards/)
  expect(pet!.textContent).toMatch(/Stays:\s+Tiny is a Pet/)
  expect(screen.queryByText('to Cem')).toBeNull()
})

it('tells what a game will be remembered for, and the score of all games at the table', () => {
  const seat = { goal: 20, total: 20 }
  const statistics = {
    lines: ['Best card: Tiny brought Ann 5 Slack.'],
    dice: [1, 2, 3].map((count) => ({ counts: [count, 0, 0, 0, 0, 1], text: `${count} times a one` })),
    dice_text: 'They look fair.',
    hits: [[0, 4, 0], [1, 0, 0], [0, 0, 0]],
  }
  const table = { game: 'cthulhu', games: 3, seats: SEATS.map((one, index) => ({ ...one, wins: index })), deals: [] }
  render(Win, { session: sessionWith({ table, statistics, picture: { type: 'slack', winners: [0], seats: [seat, seat, seat] } }), isSeen: false })
  const told = screen.getByTestId('statistics')
  expect(told.textContent).toContain('Best card: Tiny brought Ann 5 Slack.')
  expect(told.textContent).toContain('2 times a one')
  expect([...told.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))).toEqual([['', '4', '–'], ['1', '', '–'], ['–', '–', '']])
  expect(screen.getByTestId('wins').textContent).toBe('Games won here, of 3: Ann 0 · Bob 1 · Cem 2')
})

it('says what has won, and leads to that moment through the eyes of the reader', () => {
  const seat = { goal: 20, total: 20 }
  const line = (kind: string, text: string) => ({ number: 9, kind, text, facts: {}, cards: [] })
  const log = [line('entered', 'Into your room: Tiny (+1 Slack).'), line('game_won', 'You have reached your goal and win the game!')]
  render(Win, { session: sessionWith({ log, picture: { type: 'slack', winners: [0], seats: [seat, seat, seat] } }), isSeen: false })
  expect(screen.getByTestId('won-with').textContent).toContain('20 of 20, with this: Into your room: Tiny (+1 Slack).')
  expect(document.querySelector('[data-rule="SLACK-96"]')).toBeTruthy()
  expect(screen.getByTestId('moment').getAttribute('href')).toBe('#/replay/abc/0/end')
})
