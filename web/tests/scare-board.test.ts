import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Line, ScarePicture, ScareSeat } from '../src/gen/types'
import { reader } from '../src/lib/words.svelte'
import ScareBoard from '../src/table/scare/ScareBoard.svelte'

const NAMES = ['Mia', 'Leo', 'Ada']
const SEAT: ScareSeat = { score: 0, rounds: [], hand_size: 4, stack_size: 6, turned: 0, is_scared: false, known: [], place: null }
const DEALT: ScarePicture = {
  type: 'scare', round: 2, rounds: 6, leader: 0, holder: 0, hand: ['4', '7'], own_place: 3, bag: 20, discard: [], trick: [], seats: [SEAT, SEAT, SEAT], winners: [],
}
const PLAYED: ScarePicture = { ...DEALT, round: 1, trick: [0, 1].map((seat) => ({ seat, face: String(seat + 4), count: 1, value: seat + 4 })) }
const asked = createRawSnippet(() => ({ render: () => '<p>What do you play?</p>' }))

function told(kind: string, facts: Line['facts']): Line {
  return { number: 1, kind, text: '', facts, cards: [] }
}

const TAKEN = [told('played', { seat: 2, face: 9, count: 1 }), told('trick_taken', { seat: 2 })]
const ROUND_OVER = [...TAKEN, told('scared', { seat: 2 }), told('stack_shown', { seat: 0, above: 1, below: 4 }), told('stack_shown', { seat: 1, above: 0, below: 5 }), told('scored', { seat: 0, points: 4, total: 4 })]

function show(picture: ScarePicture, fresh: Line[]) {
  return render(ScareBoard, { picture, names: NAMES, you: 0, fresh, earlier: PLAYED, game: 'scare', question: asked })
}

const question = () => screen.queryByText('What do you play?')
const cards = () => screen.queryByTestId('trick')?.querySelectorAll('[data-face]').length
const stack = (name: string) => Array.from(screen.getByRole('region', { name }).querySelectorAll('.character'), (card) => card.classList[1])

beforeEach(() => {
  reader.set('en')
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the table of Scare', () => {
  it('asks when the old trick has been seen', async () => {
    show({ ...DEALT, round: 1 }, TAKEN)
    expect([question(), cards()]).toEqual([null, 3])
    await vi.advanceTimersByTimeAsync(1000)
    expect(question()).toBeNull()
    await vi.advanceTimersByTimeAsync(1000)
    expect([question() === null, cards()]).toEqual([false, 0])
  })

  it('asks at once when somebody goes on by themselves', async () => {
    show({ ...DEALT, round: 1 }, TAKEN)
    await fireEvent.click(document.body)
    expect([question() === null, cards()]).toEqual([false, 0])
  })

  it('shows the Scare cards that the end of the round has turned up, and then the next deal', async () => {
    show(DEALT, ROUND_OVER)
    expect(stack('Leo')).toEqual(['scare', ...Array<string>(5).fill('back')])
    expect(stack('Ada')).toEqual(['scare', ...Array<string>(5).fill('back')])
    expect(stack('Mia')).toEqual(['relaxed', 'scare', ...Array<string>(4).fill('back')])
    expect(screen.getAllByText(/the Scare card among them/)).toHaveLength(3)
    expect(question()).toBeNull()
    await vi.advanceTimersByTimeAsync(5000)
    expect(stack('Leo')).toEqual(Array<string>(6).fill('back'))
    expect(stack('Mia')).toEqual(['back', 'back', 'scare', 'back', 'back', 'back']) // one's own, where one has hidden it
    expect(question()).not.toBeNull()
  })

  it('draws it as what it is when the game is over, too', () => {
    const over = { ...DEALT, own_place: null, seats: [SEAT, { ...SEAT, stack_size: 3, turned: 3, is_scared: true }, { ...SEAT, stack_size: 4, turned: 2 }] }
    render(ScareBoard, { picture: over, names: NAMES, you: 0, fresh: [], game: 'scare', question: asked })
    expect(stack('Leo')).toEqual(['relaxed', 'relaxed', 'scare', 'back', 'back', 'back'])
    expect(stack('Ada')).toEqual(['relaxed', 'relaxed', 'back', 'back', 'back', 'back'])
  })
})
