import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Line } from '../src/gen/types'
import { reader } from '../src/lib/words.svelte'
import { filtered, hits, hurts, rowsOf } from '../src/table/log'
import Log from '../src/table/Log.svelte'
import { settings } from '../src/table/settings.svelte'

const line = (number: number, role: string, text: string, more: Partial<Line> = {}): Line => ({ number, kind: role, role, text, facts: {}, cards: [], hits: [], ...more })

const LINES = [
  line(1, 'turn', 'It is Leo’s turn.'),
  line(2, 'heading', '– Free Time –'),
  line(2, 'action', 'Leo throws Test Card at you.', { cards: ['test_card'], hits: [0] }),
  line(4, 'outcome', 'Into your room: Test Card.', { cards: ['test_card'] }),
  line(4, 'outcome', 'You gain 1 Madness.'),
  line(5, 'outcome', 'Leo discards Sleep.', { cards: ['sleep'] }),
  line(6, 'action', 'Leo announces Sleep.', { cards: ['sleep'] }),
  line(7, 'action', 'Mia answers with TV.', { cards: ['tv'], hits: [1] }),
  line(8, 'outcome', 'TV cancels Sleep.', { cards: ['tv', 'sleep'], hits: [1] }),
  line(9, 'aside', 'Mia says stop.'),
  line(10, 'action', 'You play Sacrifice on Tiny.', { cards: ['sacrifice', 'tiny'], facts: { seat: 0 } }),
  line(10, 'outcome', 'Sacrifice takes your Tiny.', { cards: ['sacrifice', 'tiny'], hits: [0] }),
]
const texts = (rows: Line[][]) => rows.map((row) => row.map(({ text }) => text).join(' '))

beforeEach(() => {
  reader.set('en')
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')))
})
afterEach(() => {
  cleanup()
  settings.mine.on = false
  vi.unstubAllGlobals()
})

it('tells an action and what came of it in one row', () => {
  expect(texts(rowsOf(LINES))).toEqual([
    'It is Leo’s turn.',
    '– Free Time –',
    'Leo throws Test Card at you. Into your room: Test Card. You gain 1 Madness.',
    'Leo discards Sleep.',
    'Leo announces Sleep.',
    'Mia answers with TV. TV cancels Sleep.',
    'Mia says stop.',
    'You play Sacrifice on Tiny. Sacrifice takes your Tiny.',
  ])
})

it('finds what hit somebody, and what has really hurt', () => {
  expect(texts(filtered(rowsOf(LINES), 0, true))).toEqual(['Leo throws Test Card at you. Into your room: Test Card. You gain 1 Madness.'])
  expect(filtered(rowsOf(LINES), 2, true)).toEqual([])
  expect(LINES.filter((one) => hits(one, 1)).map(({ number }) => number)).toEqual([7, 8])
  expect(LINES.filter((one) => hurts(one, 1)).map(({ number }) => number)).toEqual([8])
  expect(hits(LINES[2]!, null)).toBe(false)
})

it('keeps the row of an action when its outcome comes', async () => {
  const { rerender } = render(Log, { lines: LINES.slice(0, 3), game: 'cthulhu', you: 0 })
  const row = screen.getByText('Leo throws Test Card at you.').closest('p')
  await rerender({ lines: LINES.slice(0, 5), game: 'cthulhu', you: 0 })
  await vi.waitFor(() => expect(screen.getByText('You gain 1 Madness.').closest('p')).toBe(row))
})

it('shows only what hit the reader, or says that nothing has', async () => {
  const { rerender } = render(Log, { lines: LINES, game: 'cthulhu', you: 0 })
  await fireEvent.click(screen.getByTestId('log-mine'))
  expect(screen.getByTestId('log').querySelectorAll('p')).toHaveLength(1)
  await rerender({ lines: LINES, game: 'cthulhu', you: 2 })
  expect(screen.getByTestId('log').textContent).toContain('Nothing has hit you yet.')
  await rerender({ lines: LINES, game: 'cthulhu', you: null }) // nothing can hit somebody who only watches
  expect(screen.getByTestId('log').querySelectorAll('p')).toHaveLength(8)
  expect(screen.queryByTestId('log-mine')).toBeNull()
})
