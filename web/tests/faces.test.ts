import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Flashes } from '../src/faces/company.svelte'
import { facesOf, faceOf, hatOf, lastFace, rememberFace, WORN } from '../src/faces/faces'
import FaceButton from '../src/faces/FaceButton.svelte'
import { HEADS, MOODS, type Mood } from '../src/faces/heads'
import { flashOf, moodOf } from '../src/faces/moods'
import type { CardFacts, Line, Picture } from '../src/gen/types'
import { reader, say } from '../src/lib/words.svelte'

beforeEach(() => {
  reader.set('en')
  localStorage.clear()
})
afterEach(cleanup)

const TAGS: Record<string, string[]> = { sleep: ['sleep'], tv: ['tv'] }
const tags = (card: string) => TAGS[card] ?? []

function told(kind: string, seat: number, ...cards: string[]): Line {
  return { number: 1, kind, text: '', facts: { seat }, cards }
}

function slack(...tokens: { id: string; count: number }[]): Picture {
  return { type: 'slack', winners: [], seats: [{ tokens }, { tokens: [] }] } as unknown as Picture
}

function moods(picture: Picture, log: Line[] = []): Mood[] {
  return [0, 1].map((seat) => moodOf({ picture, log, tags }, seat))
}

describe('faces', () => {
  it('are drawn in every mood, with words for each in both languages', () => {
    expect(Object.keys(HEADS).length).toBeGreaterThanOrEqual(8)
    expect(Object.keys(MOODS).sort()).toEqual(['angry', 'asleep', 'gloomy', 'happy', 'mad', 'neutral', 'shocked'])
    for (const language of ['en', 'de'] as const) {
      reader.set(language)
      for (const head of Object.keys(HEADS)) expect(say(`web-face-${head}`)).not.toContain('web-face')
      for (const hat of ['none', ...WORN]) expect(say(`web-hat-${hat}`)).not.toContain('web-hat')
    }
  })

  it('go with the name, and always with the same one', () => {
    expect(faceOf('Bruno')).toBe('bruno')
    expect(faceOf('Zoë')).toBe(faceOf('Zoë'))
    expect(HEADS).toHaveProperty(faceOf('Zoë'))
  })

  it('differ at one table as long as there are enough', () => {
    const names = Array.from({ length: 8 }, () => ({ name: 'Ada' }))
    expect(new Set(facesOf(names)).size).toBe(8)
  })

  it('are what people chose, before those who did not', () => {
    expect(facesOf([{ name: 'Ada', face: '' }, { name: 'Bo', face: 'ada+beret' }])).toEqual(['bruno', 'ada+beret'])
  })

  it('fall back to the name where the page does not know them', () => {
    expect(facesOf([{ name: 'Gil', face: 'kraken' }, { name: 'Nox', face: 'nox+crown' }, { name: 'Kit', face: 'kit+peaked' }])).toEqual(['gil', 'nox', 'kit'])
    rememberFace('kraken+beret')
    expect(lastFace()).toBe('')
  })

  it('wear on duty what goes with their rank, and what they like in a game without ranks', () => {
    const cards = (id: string) => ({ job: id === 'chief' ? { income: '3', free_time: '2', goal: 0, rank: 3 } : { income: '2', free_time: '1', goal: 20 } }) as CardFacts
    const picture = { seats: [{ job: 'chief' }, { job: 'clerk' }] } as unknown as Picture
    expect([0, 1].map((seat) => hatOf(picture, seat, cards))).toEqual(['peaked', ''])
    expect(hatOf(null, 0, cards)).toBe('')
  })

  it('are chosen once and remembered', async () => {
    const chosen = vi.fn()
    HTMLDialogElement.prototype.showModal ??= () => {}
    render(FaceButton, { name: 'Ada', onchoose: chosen })
    await fireEvent.click(screen.getByTestId('choose-face'))
    await fireEvent.click(screen.getByLabelText('From the deep'))
    await fireEvent.click(screen.getByLabelText('Nightcap'))
    expect(chosen.mock.calls).toEqual([['gil'], ['gil+nightcap']])
    expect(lastFace()).toBe('gil+nightcap')
  })
})

describe('moods', () => {
  it('follow tokens', () => {
    expect(moods(slack({ id: 'madness', count: 2 }))).toEqual(['neutral', 'neutral'])
    expect(moods(slack({ id: 'madness', count: 3 }))).toEqual(['mad', 'neutral'])
    expect(moods(slack({ id: 'stark_raving_mad', count: 1 }))).toEqual(['mad', 'neutral'])
    expect(moods(slack({ id: 'gloom', count: 3 }))).toEqual(['gloomy', 'neutral'])
  })

  it('sleep after a Sleep card until the next own turn', () => {
    const slept = [told('turn_started', 0), told('entered', 0, 'sleep')]
    expect(moods(slack(), slept)).toEqual(['asleep', 'neutral'])
    expect(moods(slack(), [...slept, told('turn_started', 1), told('entered', 1, 'tv')])).toEqual(['asleep', 'neutral'])
    expect(moods(slack(), [...slept, told('turn_started', 1), told('turn_started', 0)])).toEqual(['neutral', 'neutral'])
  })

  it('wake up when the Sleep card is lost, and not for any other card', () => {
    const slept = [told('turn_started', 0), told('entered', 0, 'sleep'), told('turn_started', 1)]
    expect(moods(slack(), [...slept, told('lost', 0, 'tv')])[0]).toBe('asleep')
    expect(moods(slack(), [...slept, told('lost', 0, 'sleep')])[0]).toBe('neutral')
  })

  it('tell who has won, and who is scared', () => {
    expect(moods({ ...slack({ id: 'madness', count: 5 }), winners: [1] } as Picture)).toEqual(['gloomy', 'happy'])
    expect(moods({ type: 'scare', winners: [], seats: [{ is_scared: true }, { is_scared: false }] } as unknown as Picture)).toEqual(['shocked', 'neutral'])
  })

  it('change for a moment with the points', () => {
    expect([flashOf(4, 6), flashOf(6, 4), flashOf(4, 4), flashOf(undefined, 4)]).toEqual(['happy', 'shocked', undefined, undefined])
    vi.useFakeTimers()
    const flashes = new Flashes()
    flashes.note([4, 4, 4], [6, 4, 2])
    expect(flashes.moods).toEqual({ 0: 'happy', 2: 'shocked' })
    vi.advanceTimersByTime(1500)
    flashes.note([2, 4, 2], [2, 4, 3])
    vi.advanceTimersByTime(600)
    expect(flashes.moods).toEqual({ 2: 'happy' })
    vi.advanceTimersByTime(2000)
    expect(flashes.moods).toEqual({})
    vi.useRealTimers()
  })
})
