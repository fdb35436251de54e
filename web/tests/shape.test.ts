// The shapes of a board, and what it is told of its middle.
import { expect, test } from 'vitest'
import { shapeOf, tellBoard, widthClasses } from '../src/table/shape'

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

test('a narrow room has the classes of all wider ones', () => {
  expect(widthClasses(381)).toBe('')
  expect(widthClasses(84)).toBe('under-380 under-270 under-140 under-100 under-84')
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

test.each(Object.entries(STYLES))('%s does not ask for the size of the board or of a room', (_, text) => expect(text).not.toMatch(/@container (board|room)\b/))

test('the board does not look for what lies in it', () => expect(STYLES['../src/table/Board.svelte']).not.toContain(':has('))
