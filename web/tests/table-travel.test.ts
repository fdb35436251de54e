// What a message costs: only what has changed is drawn anew, and cards travel without the page being laid out for each of them.
import { cleanup, render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Line } from '../src/gen/types'
import { beforeFrame, later } from '../src/lib/frame'
import { keepSame } from '../src/lib/same'
import Log from '../src/table/Log.svelte'
import { letCardsTravel, lookAtCards, movesTo, travels } from '../src/table/travel'

const line = (number: number): Line => ({ number, kind: 'drawn', text: `line ${number}`, cards: [], rule: null, facts: {} }) as unknown as Line

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.runAllTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

describe('the log', () => {
  for (const count of [1, 99, 100, 139, 140, 500])
    it(`keeps its rows when a line comes: ${count} lines`, async () => {
      // Several lines may tell of the same entry.
      const lines = Array.from({ length: count }, (_, index) => line(Math.floor(index / 3)))
      const { container, rerender } = render(Log, { lines, game: 'cthulhu', you: null })
      const before = [...container.querySelectorAll('p')]
      await rerender({ lines: [...lines, line(count)], game: 'cthulhu', you: null })
      expect([...container.querySelectorAll('p')]).toEqual(before) // the cards travel first
      vi.runAllTimers()
      flushSync()
      const after = [...container.querySelectorAll('p')]
      expect(after.at(-1)!.textContent).toContain(`line ${count}`)
      const gone = before.length - after.length + 1
      expect(after.slice(0, -1)).toEqual(before.slice(gone))
      expect(gone).toBe(count >= 99 && (count - 99) % 40 === 0 ? 40 : 0)
    })

  it('draws no more rows than somebody sees, and more for whoever scrolls up', async () => {
    const lines = Array.from({ length: 500 }, (_, number) => line(number))
    const { container, rerender } = render(Log, { lines, game: 'cthulhu', you: null })
    const rows = () => container.querySelectorAll('p').length
    expect(rows()).toBe(60)
    const log = container.querySelector('[role=log]')!
    log.scrollTop = 0
    log.dispatchEvent(new Event('scroll'))
    flushSync()
    expect(rows()).toBe(220)
    await rerender({ lines: [...lines, line(500)], game: 'cthulhu', you: null })
    vi.runAllTimers()
    flushSync()
    expect(rows()).toBe(61) // the newest is in sight again
  })

  it('writes nothing in rows that stay as they are', async () => {
    const lines = Array.from({ length: 50 }, (_, number) => line(number))
    const { container, rerender } = render(Log, { lines, game: 'cthulhu', you: null })
    const log = container.querySelector('[role=log]')!
    const changes: MutationRecord[] = []
    const observer = new MutationObserver((found) => changes.push(...found))
    observer.observe(log, { subtree: true, childList: true, characterData: true, attributes: true })
    await rerender({ lines: [...lines, line(50)], game: 'cthulhu', you: null })
    vi.runAllTimers()
    flushSync()
    changes.push(...observer.takeRecords())
    expect(changes.map(({ target }) => target)).toEqual(changes.map(() => log))
    expect(changes.length).toBeGreaterThan(0)
  })
})

describe('news', () => {
  it('leave everything that is as before the object it was', () => {
    const before = { turn: 1, seats: [{ room: [{ card: 1 }] }, { room: [{ card: 2 }, { card: 3 }] }], none: null }
    const next = structuredClone(before)
    next.turn = 2
    next.seats[1]!.room.push({ card: 4 })
    const kept = keepSame(before, next)
    expect(kept).toEqual(next)
    expect(kept).not.toBe(before)
    expect(kept.seats[0]).toBe(before.seats[0])
    expect(kept.seats[1]!.room[1]).toBe(before.seats[1]!.room[1])
    expect(kept.seats[1]!.room).not.toBe(before.seats[1]!.room)
    expect(keepSame(before, structuredClone(before))).toBe(before)
  })

  it('are never taken for what they only look like', () => {
    for (const [before, next] of [[null, {}], [{}, []], [[1], [1, 2]], [[1, 2], [1]], [{ a: 1 }, { b: 1 }], [{ a: undefined }, { b: undefined }], [{ a: null }, { a: 0 }], [1, '1']])
      expect(keepSame(before, next)).toEqual(next)
    expect(Object.keys(keepSame<object>({ a: undefined }, { b: undefined }))).toEqual(['b'])
  })
})

describe('cards that travel', () => {
  /** A zone with cards in it, each 50 px to the right of the one before. */
  function lay(...keys: number[]) {
    const zone = document.body.appendChild(document.createElement('ul'))
    return keys.map((key, index) => {
      const node = zone.appendChild(document.createElement('li'))
      place(node, index * 50)
      const takeAway = travels(key)(node) as () => void
      return { node, takeAway: () => (takeAway(), node.remove()) }
    })
  }

  const steps: string[] = []
  const ways: { node: Element; way: PropertyIndexedKeyframes }[] = []

  function place(node: Element, left: number, top = 0) {
    node.getBoundingClientRect = () => (steps.push('read'), new DOMRect(left, top, 40, 56))
  }

  beforeEach(() => {
    steps.length = ways.length = 0
    vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, way) {
      steps.push('write')
      ways.push({ node: this, way: way as PropertyIndexedKeyframes })
      return { cancel: () => steps.push('cancel') } as unknown as Animation
    })
  })

  it('are all measured before any is moved', () => {
    const cards = lay(1, 2, 3, 4)
    lookAtCards()
    cards.forEach(({ node }, index) => place(node, index * 30))
    letCardsTravel()
    steps.length = 0
    vi.runAllTimers()
    expect(ways.map(({ node }) => node)).toEqual(cards.slice(1).map(({ node }) => node)) // the first has stayed where it was
    expect(steps.lastIndexOf('read')).toBeLessThan(steps.indexOf('write'))
    expect(ways[2]!.way.translate).toEqual(['60px 0px', '0 0', '0 0'])
    cards.forEach(({ takeAway }) => takeAway())
  })

  it('are stopped, measured and moved in this order when they are on their way already', () => {
    const cards = lay(1, 2, 3)
    for (const gap of [30, 20]) {
      lookAtCards()
      cards.forEach(({ node }, index) => place(node, index * gap))
      letCardsTravel()
      steps.length = 0
      vi.advanceTimersByTime(50) // they have set out
    }
    expect(steps.filter((step) => step === 'cancel')).toHaveLength(2)
    expect(steps.lastIndexOf('cancel')).toBeLessThan(steps.indexOf('read'))
    expect(steps.lastIndexOf('read')).toBeLessThan(steps.indexOf('write'))
    cards.forEach(({ takeAway }) => takeAway())
  })

  it('come from the other zone where they were', () => {
    const [card, other] = lay(1, 2)
    lookAtCards()
    card!.takeAway()
    const [there] = lay(1)
    place(there!.node, 300, 200)
    letCardsTravel()
    vi.runAllTimers()
    expect(ways).toMatchObject([{ node: there!.node, way: { translate: ['-300px -200px', '0 0', '0 0'], scale: ['1 1', '1 1', '1 1'] } }])
    for (const one of [other!, there!]) one.takeAway()
  })

  it('do not set out when only their zone as a whole has moved', () => {
    const cards = lay(1, 2, 3)
    lookAtCards()
    cards.forEach(({ node }, index) => place(node, index * 50, 80))
    place(cards[0]!.node.parentElement!, 0, 80)
    letCardsTravel()
    vi.runAllTimers()
    expect(ways).toEqual([])
    cards.forEach(({ takeAway }) => takeAway())
  })

  it('set out once, however many messages come before the next frame', () => {
    const cards = lay(1, 2)
    for (const gap of [30, 20]) {
      lookAtCards()
      place(cards[1]!.node, gap)
      letCardsTravel()
    }
    vi.runAllTimers()
    expect(ways.map(({ way }) => way.translate)).toEqual([['30px 0px', '0 0', '0 0']]) // from 50 to 20
    cards.forEach(({ takeAway }) => takeAway())
  })

  it('arrive together, and then none is animated any more', () => {
    const cards = lay(1, 2, 3)
    lookAtCards()
    cards.forEach(({ node }, index) => place(node, index * 30))
    letCardsTravel()
    vi.runAllTimers()
    expect(steps.filter((step) => step === 'cancel')).toHaveLength(ways.length)
    cards.forEach(({ takeAway }) => takeAway())
  })

  it('have what moves with them beside them, and it needs no picture of its own', () => {
    const cards = lay(1, 2)
    const bar = document.body.appendChild(document.createElement('span'))
    movesTo('opacity', '1')(bar)
    vi.runAllTimers()
    expect(ways).toEqual([]) // it is there from the beginning
    lookAtCards()
    place(cards[1]!.node, 30)
    movesTo('opacity', '0')(bar)
    letCardsTravel()
    vi.runAllTimers()
    expect(ways.map(({ node }) => node)).toEqual([cards[1]!.node, bar])
    ways.length = 0
    place(cards[1]!.node, 80)
    movesTo('opacity', '1')(bar)
    vi.runAllTimers()
    expect(ways).toMatchObject([{ node: bar, way: { opacity: ['0', '1', '1'] } }])
    cards.forEach(({ takeAway }) => takeAway())
  })

  it('are looked at once in a change: later, half of it has happened', () => {
    const [card] = lay(1)
    lookAtCards()
    place(card!.node, 70)
    lookAtCards()
    letCardsTravel()
    vi.runAllTimers()
    expect(ways.map(({ way }) => way.translate)).toEqual([['-70px 0px', '0 0', '0 0']])
    card!.takeAway()
  })
})

describe('work after the next frame', () => {
  it('is counted from when the page is seen, and can be called off', () => {
    const done: string[] = []
    later(() => done.push('one'), 400)
    const stop = later(() => done.push('other'), 400)
    vi.advanceTimersByTime(399)
    expect(done).toEqual([])
    stop()
    vi.advanceTimersByTime(50)
    expect(done).toEqual(['one'])
    later(() => done.push('last'), 400)()
    vi.runAllTimers()
    expect(done).toEqual(['one'])
  })
})

describe('work before the next frame', () => {
  it('is done once and in order', () => {
    const done: string[] = []
    const one = () => void done.push('one')
    const other = () => void done.push('other')
    for (const work of [one, other, one]) beforeFrame(work)
    expect(done).toEqual([])
    vi.runAllTimers()
    expect(done).toEqual(['one', 'other'])
    beforeFrame(one)
    vi.runAllTimers()
    expect(done).toEqual(['one', 'other', 'one'])
  })
})
