import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bell as BellFacts, Prompt, StandingOrder } from '../src/gen/types'
import type { LiveTable } from '../src/lib/table.svelte'
import { reader } from '../src/lib/words.svelte'
import Bell from '../src/table/Bell.svelte'
import Order from '../src/table/Order.svelte'
import { letGo, NONE, toggle } from '../src/table/orders'
import { Session } from '../src/table/session.svelte'

const BELL: BellFacts = { closes_in: null, length: 4, stopper: null, is_decisive: false, speaker: null, is_muted: false }

function session(more: Partial<Prompt> = {}, order: StandingOrder = NONE) {
  const live = {
    you: 0,
    promptAt: 0,
    table: { game: 'cthulhu', seats: ['Ann', 'Bob'].map((name) => ({ name, kind: 'person' })) },
    picture: { type: 'slack', hand: [], announced: [] },
    prompt: { kind: 'window', shape: 3, asked: [0], choices: [], text: '', discards: null, bell: null, ends_in: null, order, ...more },
    wish: vi.fn(() => Promise.resolve(null)),
  }
  return { live, session: new Session(live as unknown as LiveTable) }
}

beforeEach(() => reader.set('en'))
afterEach(cleanup)

describe('standing orders', () => {
  it('can be given in an open window that has a time, in a low voice', async () => {
    const { live, session: mine } = session({ bell: { ...BELL, closes_in: 4 } })
    render(Bell, { session: mine })
    await fireEvent.click(screen.getByTestId('order'))
    expect(live.wish).toHaveBeenCalledWith({ type: 'order', ...NONE, lets_go: true, unless: ['win'] })
    cleanup()
    render(Bell, { session: session({ bell: BELL }).session })
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
    expect(first.live.wish).toHaveBeenCalledWith({ type: 'order', lets_go: true, unless: ['win'], unless_by: [], reflex: null })
    cleanup()
    render(Order, { session: session({}, { ...NONE, lets_go: true, unless: ['me'], unless_by: [1] }).session })
    expect(screen.getByTestId('order').textContent).toContain('with 2 exceptions')
  })
})

describe('the bell', () => {
  it('waits at a spoken table until whoever announced says go on', async () => {
    const { live, session: mine } = session({ asked: [1], bell: { ...BELL, speaker: 0 } })
    render(Bell, { session: mine })
    expect(screen.queryByTestId('stop')).toBeNull()
    await fireEvent.click(screen.getByTestId('speak'))
    expect(live.wish).toHaveBeenCalledWith({ type: 'go_on' })
  })

  it('has no button to pass at a spoken table: silence is enough', () => {
    render(Bell, { session: session({ bell: { ...BELL, speaker: 1 } }).session })
    expect(screen.getByTestId('stop')).toBeTruthy()
    expect(screen.queryByText('Let it pass')).toBeNull()
    expect(screen.getByText(/Bob says when it goes on/)).toBeTruthy()
  })

  it('does not listen to who stopped it for nothing too often', () => {
    render(Bell, { session: session({ bell: { ...BELL, is_muted: true } }).session })
    expect(screen.queryByTestId('stop')).toBeNull()
    expect(screen.getByTestId('muted')).toBeTruthy()
  })
})
