// The shapes of a board, and what it is told of its middle.
import { expect, test, vi } from 'vitest'
import { shapeOf, sized, tellBoard } from '../src/table/shape'

test.each([
  [1280, 700, ''],
  [1150, 700, 'shape-slim'],
  [1280, 680, 'shape-low'],
  [720, 700, 'shape-compact shape-slim shape-narrow'],
  [380, 600, 'shape-compact shape-slim shape-narrow shape-low'],
  [380, 440, 'shape-compact shape-slim shape-narrow shape-low shape-lower shape-small shape-tiny'],
  [840, 350, 'shape-compact shape-side shape-slim shape-narrow shape-low shape-lower'],
  [560, 559, 'shape-compact shape-slim shape-narrow shape-low shape-small'],
])('a board of %i x %i is "%s"', (width, height, classes) => expect(shapeOf(width, height)).toBe(classes))

test('a part of the board knows its size, and which sizes it does not pass', () => {
  let told: ResizeObserverCallback = () => {}
  const observe = vi.fn()
  vi.stubGlobal('ResizeObserver', class {
    observe = observe
    disconnect = vi.fn()
    constructor(callback: ResizeObserverCallback) {
      told = callback
    }
  })
  const room = document.createElement('div')
  sized(room)
  expect(observe).toHaveBeenCalledWith(room)
  told([{ contentRect: { width: 84, height: 100.5 } } as ResizeObserverEntry], {} as ResizeObserver)
  expect(room.style.getPropertyValue('--width')).toBe('84px')
  expect(room.style.getPropertyValue('--height')).toBe('100.5px')
  expect(room.dataset).toMatchObject({ narrow: '380 270 140 100 84', low: '250 190' })
  vi.unstubAllGlobals()
})

test('the board knows what lies in its middle, as soon as it changes', async () => {
  const board = document.createElement('div')
  board.className = 'board'
  board.innerHTML = '<div class="dock"><p class="waiting"></p></div>'
  const dock = board.querySelector<HTMLElement>('.dock')!
  const stop = tellBoard(dock)
  expect(board.dataset.middle).toBe('')
  dock.innerHTML = '<div class="question wide"></div>'
  await Promise.resolve()
  expect(board.dataset.middle).toBe('wide question')
  dock.innerHTML = '<div><div class="bell"></div></div>'
  await Promise.resolve()
  expect(board.dataset.middle).toBe('bell question')
  stop()
  dock.innerHTML = ''
  await Promise.resolve()
  expect(board.dataset.middle).toBe('bell question')
})

// Both make the browser work out the styles of a whole board when anything on it changes: four times the work of a message.
const STYLES = import.meta.glob<string>('../src/table/*.svelte', { query: '?raw', import: 'default', eager: true })

test.each(Object.entries(STYLES))('%s does not ask for the size of what it lies in', (_, text) => expect(text).not.toMatch(/@container (board|room|own|hand|phases)\b/))

test('the board does not look for what lies in it', () => expect(STYLES['../src/table/Board.svelte']).not.toContain(':has('))
