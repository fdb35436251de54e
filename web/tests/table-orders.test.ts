import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bell as BellFacts, Prompt, StandingOrder } from '../src/gen/types'
import type { LiveTable } from '../src/lib/table.svelte'
import { reader } from '../src/lib/words.svelte'
import Act from '../src/table/Act.svelte'
import Order from '../src/table/Order.svelte'
import { letGo, NONE, toggle } from '../src/table/orders'
import { noteSeats } from '../src/table/notes.svelte'
import { Session } from '../src/table/session.svelte'
import { settings } from '../src/table/settings.svelte'
import Speech from '../src/table/Speech.svelte'

const BELL: BellFacts = { closes_in: null, length: 4, stopper: null, is_decisive: false, speaker: null, is_muted: false, is_calm: false }

function session(more: Partial<Prompt> = {}, order: StandingOrder = NONE) {
  const live = {
    you: 0,
    promptAt: 0,
    table: { game: 'cthulhu', phase: 'playing', undo_by: null, seats: ['Ann', 'Bob'].map((name) => ({ name, kind: 'person' })) },
    picture: { type: 'slack', hand: [], announced: [] },
    prompt: { kind: 'window', shape: 3, asked: [0], choices: [], text: '', discards: null, bell: null, ends_in: null, order, ...more },
    request: vi.fn(() => Promise.resolve(null)),
  }
  return { live, session: new Session(live as unknown as LiveTable) }
}

beforeEach(() => reader.set('en'))
afterEach(cleanup)

describe('standing orders', () => {
  it('can be given in an open window that has a time, in a low voice', async () => {
    const { live, session: mine } = session({ bell: { ...BELL, closes_in: 4 } })
    render(Act, { session: mine })
    await fireEvent.click(screen.getByTestId('order'))
    expect(live.request).toHaveBeenCalledWith({ type: 'order', ...NONE, lets_go: true, unless: ['win'] })
    cleanup()
    render(Act, { session: session({ bell: BELL }).session })
    expect(screen.queryByTestId('order')).toBeNull()
  })

  it('stop for what would win unless one says otherwise', () => {
    expect(letGo(NONE, true)).toEqual({ ...NONE, lets_go: true, unless: ['win'] })
    expect(letGo({ ...NONE, lets_go: true, unless: ['me'], unless_by: [1] }, false)).toEqual(NONE)
    expect(toggle(['me', 'win'], 'me')).toEqual(['win'])
    expect(toggle([0], 1)).toEqual([0, 1])
  })

  it('are given with one press, and say how many exceptions they have', async () => {
    const first = session()
    render(Order, { session: first.session })
    await fireEvent.click(screen.getByTestId('order'))
    expect(first.live.request).toHaveBeenCalledWith({ type: 'order', lets_go: true, unless: ['win'], unless_by: [], reflex: null })
    cleanup()
    render(Order, { session: session({}, { ...NONE, lets_go: true, unless: ['me'], unless_by: [1] }).session })
    expect(screen.getByTestId('order').textContent).toContain('with 2 exceptions')
  })
})

describe('the bell', () => {
  it('waits at a spoken table until whoever announced says go on', async () => {
    const { live, session: mine } = session({ asked: [1], bell: { ...BELL, speaker: 0 } })
    render(Act, { session: mine })
    expect(screen.queryByTestId('stop')).toBeNull()
    await fireEvent.click(screen.getByTestId('speak'))
    expect(live.request).toHaveBeenCalledWith({ type: 'go_on' })
  })

  it('has no button to pass at a spoken table: silence is enough', () => {
    render(Act, { session: session({ bell: { ...BELL, speaker: 1 } }).session })
    expect(screen.getByTestId('stop')).toBeTruthy()
    expect(screen.queryByText('Let it pass')).toBeNull()
    expect(screen.getByText(/Bob says when it goes on/)).toBeTruthy()
  })

  it('does not listen to who stopped it for nothing too often', () => {
    render(Act, { session: session({ bell: { ...BELL, is_muted: true, is_calm: false } }).session })
    expect(screen.getByTestId<HTMLButtonElement>('stop').disabled).toBe(true)
    expect(screen.getByTestId('muted')).toBeTruthy()
  })
})

describe('how often somebody is asked', () => {
  const calm = (more: Partial<Prompt> = {}) => session({ bell: { ...BELL, closes_in: 1.2, is_calm: true }, wish: 'mine', ...more })

  it('leaves the bell quiet for what was let go, with Stop within reach', async () => {
    const { live, session: mine } = calm()
    expect([mine.isCalm, mine.mode, mine.canStop]).toEqual([true, 'watch', true])
    render(Act, { session: mine })
    expect(screen.queryByTestId('bell')).toBeNull()
    const stop = screen.getByTestId('stop')
    expect(stop.classList.contains('calm')).toBe(true)
    await fireEvent.click(stop)
    expect(live.request).toHaveBeenCalledWith({ type: 'stop' })
  })

  it('is no matter of calm any more for whoever has rung', () => {
    const { session: mine } = calm({ bell: { ...BELL, stopper: 0, is_calm: true } })
    expect([mine.isCalm, mine.mode]).toEqual([false, 'bell'])
  })

  it('is asked once, and told to every table that does not know it', async () => {
    const { live, session: mine } = calm()
    Object.assign(live.table, { pace: { ring: 4, is_spoken: false } })
    settings.wish.value = ''
    expect(mine.asksForWish).toBe(true)
    mine.tellWish()
    mine.tellWish()
    expect(live.request.mock.calls).toEqual([[{ type: 'wish', wish: 'mine', is_first: true }]])
    settings.wish.value = 'ring'
    expect(mine.asksForWish).toBe(false)
    mine.tellWish()
    expect(live.request).toHaveBeenLastCalledWith({ type: 'wish', wish: 'ring', is_first: false })
    for (const pace of [{ ring: 0 }, { ring: 4, is_spoken: true }, { ring: 7200 }]) {
      Object.assign(live.table, { pace })
      expect(mine.canWish).toBe(false) // there everybody is waited for
    }
  })
})

describe('what bots say', () => {
  const note = { isBot: true, isAway: false, isChoosing: false }

  it('stands in a bubble, and a call across the table comes first', () => {
    render(Speech, { note: { ...note, line: 'Rent.' } })
    expect(screen.getByTestId('line').textContent).toBe('Rent.')
    cleanup()
    render(Speech, { note: { ...note, line: 'Rent.', reaction: 'wow' } })
    expect(screen.queryByTestId('line')).toBeNull()
  })

  it('is not heard by whoever wants quiet, and not for long', () => {
    const heard = (at: number) => ({ remarks: [{ chair: 1, mood: 'happy', text: 'Rent.', number: 1, at }], reactions: [], prompt: null, table: { seats: [{ kind: 'person' }, { kind: 'bot' }] } }) as unknown as LiveTable
    expect(noteSeats(heard(Date.now()))[1]?.line).toBe('Rent.')
    expect(noteSeats(heard(Date.now() - 20_000))[1]?.line).toBeUndefined()
    settings.mute.on = true
    expect(noteSeats(heard(Date.now()))[1]?.line).toBeUndefined()
    settings.mute.on = false
  })
})
