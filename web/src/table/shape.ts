// How the page is laid out where a style alone cannot say it.
import { getContext, setContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { MediaQuery } from 'svelte/reactivity'
import { beforeFrame } from '../lib/frame'

/** No room for the log beside the table: it is a sheet. */
export const isTight = new MediaQuery('(max-width: 1599px), (max-height: 799px)')

interface Size {
  width: number
  height: number
}

const LYING = 1.2 // so much wider than high

function isSide({ width, height }: Size): boolean {
  return height < 520 && width >= height * LYING
}

function isPhone(board: Size): boolean {
  return board.width < 600 && !isSide(board)
}

function isTablet(board: Size): boolean {
  return board.width >= 600 && board.width < 900 && board.height > 650
}

/** What each shape of the board needs; Board.svelte says what they look like. They are classes rather than container queries,
 *  because whatever changes on a board inside a container of its size makes the browser work out all of its styles. */
const SHAPES: Record<string, (board: Size) => boolean> = {
  desk: (board) => !isSide(board) && !isPhone(board) && !isTablet(board),
  tablet: isTablet,
  phone: isPhone,
  side: isSide,
  compact: (board) => isPhone(board) || isSide(board),
  close: ({ width }) => width <= 1400,
  slim: ({ width }) => width <= 1150,
  narrow: ({ width }) => width <= 960,
  low: ({ height }) => height <= 660,
  lower: ({ height }) => height <= 520,
  flat: (board) => isSide(board) && board.height <= 400,
  tiny: (board) => isPhone(board) && board.height <= 540,
}

/** The classes of a board of this size. */
export function shapeOf(width: number, height: number): string {
  return Object.keys(SHAPES)
    .filter((name) => SHAPES[name]!({ width, height }))
    .map((name) => `shape-${name}`)
    .join(' ')
}

const KEY = Symbol('shape')

/** Tells everything on a board what shape it has. */
export function letShape(shape: () => string) {
  setContext(KEY, shape)
}

/** Whether the board has one of these shapes, for what styles alone cannot do. */
export function isShaped(): (...names: string[]) => boolean {
  const shape: (() => string) | undefined = getContext(KEY)
  return (...names) => names.some((name) => shape?.().split(' ').includes(`shape-${name}`))
}

const WIDTHS = [860, 600, 440, 380, 270, 190, 140, 100, 84, 72]
const HEIGHTS = [250, 190, 118, 100, 84, 60]

interface Watched {
  tell: (width: number, height: number) => void
  told: Size
  outer: Size // with what is around it, when it was told
}

const watched = new Map<HTMLElement, Watched>()
const LEAST = 0.1 // px that count
const NO_SIZE: Size = { width: -1, height: -1 }
let observer: ResizeObserver | undefined // one for the page: all that have changed are told together

/** Tells how large an element is inside, and again whenever that changes. */
export function measured(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (node) => {
    observer ??= new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) take(target as HTMLElement, contentRect)
    })
    watched.set(node, { tell, told: NO_SIZE, outer: NO_SIZE })
    observer.observe(node)
    return () => {
      observer!.unobserve(node)
      watched.delete(node)
    }
  }
}

/** Whether it is news. */
function take(node: HTMLElement, size: Size): boolean {
  const known = watched.get(node)
  if (!known) return false
  known.outer = outerOf(node)
  if (Math.abs(known.told.width - size.width) < LEAST && Math.abs(known.told.height - size.height) < LEAST) return false
  known.told = { width: size.width, height: size.height }
  known.tell(size.width, size.height)
  return true
}

/** After the board has changed: what the observer would tell while the next frame is drawn is told before it. The outer parts come
 *  first, for they say how large the inner ones are. What follows from it is laid out in a task of its own. */
export function measureAgain() {
  let isNew = false
  for (let changed = changedParts(); changed.length; changed = changedParts()) {
    const sizes = changed.map(insideOf) // all are measured before anything is written
    const told = changed.filter((node, index) => take(node, sizes[index]!))
    if (!told.length) break
    isNew = true
  }
  if (isNew) beforeFrame(measureAgain)
}

/** The outermost of the parts that have another size than was told. */
function changedParts(): HTMLElement[] {
  const parts = [...watched].flatMap(([node, { outer }]) => {
    const { width, height } = outerOf(node)
    return width && (width !== outer.width || height !== outer.height) ? [node] : []
  })
  return parts.filter((part) => !parts.some((other) => other !== part && other.contains(part)))
}

function outerOf({ offsetWidth, offsetHeight }: HTMLElement): Size {
  return { width: offsetWidth, height: offsetHeight }
}

/** As an observer has it: not rounded, and as it lies there, even if it is on its way. */
function insideOf(node: HTMLElement): Size {
  const { width, height, paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(node)
  return { width: parseFloat(width) - parseFloat(paddingLeft) - parseFloat(paddingRight), height: parseFloat(height) - parseFloat(paddingTop) - parseFloat(paddingBottom) }
}

/** Tells an element how large it is inside: as `--width` and `--height`, and as those of the sizes above that it does not pass,
 *  in `data-narrow` and `data-low`. For parts of the board that are as large as their place, whatever lies in them. */
export function sized(node: HTMLElement) {
  return measured((width, height) => {
    node.style.setProperty('--width', `${width}px`)
    node.style.setProperty('--height', `${height}px`)
    node.dataset.narrow = WIDTHS.filter((most) => width <= most).join(' ')
    node.dataset.low = HEIGHTS.filter((most) => height <= most).join(' ')
  })(node)
}
