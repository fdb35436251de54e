// The shapes of a board.
import { expect, test, vi } from 'vitest'
import { shapeOf, sized } from '../src/table/shape'

test.each([
  [1280, 700, 'shape-desk shape-close'],
  [1150, 700, 'shape-desk shape-close shape-slim'],
  [1366, 592, 'shape-desk shape-close shape-low'],
  [720, 652, 'shape-tablet shape-close shape-slim shape-narrow shape-low'],
  [720, 640, 'shape-desk shape-close shape-slim shape-narrow shape-low'],
  [380, 616, 'shape-phone shape-compact shape-close shape-slim shape-narrow shape-low'],
  [310, 512, 'shape-phone shape-compact shape-close shape-slim shape-narrow shape-low shape-lower shape-tiny'],
  [840, 350, 'shape-side shape-compact shape-close shape-slim shape-narrow shape-low shape-lower shape-flat'],
  [1093, 464, 'shape-side shape-compact shape-close shape-slim shape-low shape-lower'],
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
  told([{ target: room as Element, contentRect: { width: 84, height: 100.5 } } as ResizeObserverEntry], {} as ResizeObserver)
  expect(room.style.getPropertyValue('--width')).toBe('84px')
  expect(room.style.getPropertyValue('--height')).toBe('100.5px')
  expect(room.dataset).toMatchObject({ narrow: '860 600 440 380 270 190 140 100 84', low: '250 190 118' })
  vi.unstubAllGlobals()
})

// Both make the browser work out the styles of a whole board when anything on it changes: four times the work of a message.
const STYLES = import.meta.glob<string>('../src/table/*.svelte', { query: '?raw', import: 'default', eager: true })

test.each(Object.entries(STYLES))('%s does not ask for the size of what it lies in', (_, text) => expect(text).not.toMatch(/@container (board|room|own|hand|phases)\b/))

test('the board does not look for what lies in it', () => expect(STYLES['../src/table/Board.svelte']).not.toContain(':has('))
