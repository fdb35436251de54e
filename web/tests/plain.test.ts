// A game that has no board of its own.
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { PlainPicture } from '../src/gen/types'
import { drawingOf } from '../src/table/pictures'
import PlainBoard from '../src/table/plain/PlainBoard.svelte'

afterEach(cleanup)

const seat = { lines: ['has shown a 4'], score: 5, known: [] }
const PICTURE: PlainPicture = {
  type: 'plain',
  zones: [
    { title: 'The table', lines: ['Two cards are hidden.', 'Ann  4'] },
    { title: 'Nothing here', lines: [] },
  ],
  hand: [{ id: '4', name: 'Four' }],
  announced: ['Bob says 6.'],
  sheet: ['Ann  5', 'Bob  0'],
  seats: [seat, { ...seat, lines: [], score: 0 }],
  winners: [],
}
const NAMES = ['Ann', 'Bob']

describe('a plain picture', () => {
  const drawing = drawingOf(PICTURE)

  it('shows zones that have something in them, the seats, and the hand of whoever looks at it', () => {
    render(PlainBoard, { picture: PICTURE, names: NAMES, you: 0, fresh: [], game: 'fib' })
    expect(screen.getByRole('heading').textContent).toBe('The table')
    expect(screen.getByTestId('zones').textContent).toContain('Bob says 6.')
    expect(screen.getByTestId('own-seat').textContent).toContain('has shown a 4')
    expect(screen.getByTestId('seat').textContent).toContain('Bob')
    expect(screen.getByText('Four')).toBeTruthy()
  })

  it('shows everybody as somebody else to those who only watch', () => {
    render(PlainBoard, { picture: { ...PICTURE, hand: [] }, names: NAMES, you: null, fresh: [], game: 'fib' })
    expect(screen.getAllByTestId('seat')).toHaveLength(2)
    expect(screen.queryByTestId('own-seat')).toBeNull()
  })

  it('tells those who listen all of it', () => {
    expect(drawing.now(PICTURE, NAMES)).toEqual(['The table:', 'Two cards are hidden.', 'Ann  4', 'Ann  5', 'Bob  0'])
    expect(drawing.standing(PICTURE, 0, 'Ann')).toBe('Ann: 5.')
    expect(drawing.room(PICTURE, 0, (id) => id)).toBe('has shown a 4')
    expect(drawing.about(PICTURE, 0, 'fib').lines).toEqual(['5 points', 'has shown a 4'])
    expect(drawing.hand(PICTURE)).toEqual([{ card: 0, id: '4', name: 'Four' }])
  })

  it('does without points where a game has none: then the winners come first, and there are no curves', () => {
    const pointless = { ...PICTURE, seats: PICTURE.seats.map((one) => ({ ...one, score: null })), winners: [1] }
    expect(drawing.points(PICTURE)).toEqual([5, 0])
    expect(drawing.points(pointless)).toEqual([])
    expect([0, 1].map((one) => drawing.result(pointless, one))).toEqual([{ order: 0, text: '' }, { order: 1, text: '' }])
    expect(drawing.standing(pointless, 0, 'Ann')).toBe('Ann: has shown a 4')
  })
})
