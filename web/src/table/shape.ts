// How the page is laid out where a style alone cannot say it.
import { MediaQuery } from 'svelte/reactivity'

/** No room for the log beside the table: it is a sheet. */
export const isTight = new MediaQuery('(max-width: 900px), (max-height: 607px) and (max-width: 1199px)')

interface Size {
  width: number
  height: number
}

/** What each shape of the board needs; Board.svelte says what they look like. They are classes and no container queries,
 *  because whatever changes on a board inside a container of its size makes the browser work out all of its styles. */
const SHAPES: Record<string, (board: Size) => boolean> = {
  compact: ({ width, height }) => width <= 720 || height <= 559,
  side: ({ width, height }) => height <= 559 && width >= height * 1.2,
  slim: ({ width }) => width <= 1150,
  narrow: ({ width }) => width <= 960,
  low: ({ height }) => height <= 680,
  lower: ({ height }) => height <= 520,
  small: ({ width, height }) => width <= 720 && height <= 560,
  tiny: ({ width, height }) => width <= 720 && height <= 440,
}

/** The classes of a board of this size. */
export function shapeOf(width: number, height: number): string {
  return Object.keys(SHAPES)
    .filter((name) => SHAPES[name]!({ width, height }))
    .map((name) => `shape-${name}`)
    .join(' ')
}

const WIDTHS = [380, 270, 140, 100, 84, 72]
const HEIGHTS = [250, 190, 100, 60]

/** Tells an element how large it is inside: as `--width` and `--height`, and as those of the sizes above that it does not pass,
 *  in `data-narrow` and `data-low`. For parts of the board that are as large as their place, whatever lies in them. */
export function sized(node: HTMLElement) {
  const observer = new ResizeObserver(([entry]) => {
    const { width, height } = entry!.contentRect
    node.style.setProperty('--width', `${width}px`)
    node.style.setProperty('--height', `${height}px`)
    node.dataset.narrow = WIDTHS.filter((most) => width <= most).join(' ')
    node.dataset.low = HEIGHTS.filter((most) => height <= most).join(' ')
  })
  observer.observe(node)
  return () => observer.disconnect()
}

const IN_THE_MIDDLE = {
  bell: '.bell',
  wide: '.question.wide',
  choices: '.choices',
  question: ':scope > :not(.ticker, .waiting)',
}

/** Says at the board what lies in the dock, as its attribute `data-middle`. `:has` would say it too, and then every change on
 *  the board would make the browser look for it. */
export function tellBoard(dock: HTMLElement) {
  const board = dock.closest<HTMLElement>('.board')!
  const look = () => {
    const found = Object.entries(IN_THE_MIDDLE).flatMap(([name, selector]) => (dock.querySelector(selector) ? name : []))
    if (board.dataset.middle !== found.join(' ')) board.dataset.middle = found.join(' ')
  }
  const observer = new MutationObserver(look)
  observer.observe(dock, { childList: true, subtree: true })
  look()
  return () => observer.disconnect()
}
