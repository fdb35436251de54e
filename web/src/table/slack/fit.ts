// Where everything stands in a room, from its size alone: worked out when the size or the cards change, never measured. A room shows
// its zones as rows, or all cards in as many rows as leave them largest; if they would get too small, their spines with names.
import { lookOf } from '../../cards/kinds'
import type { CardFacts } from '../../gen/types'

/** Activities hang on the wall, Things stand on a shelf, People and Pets on the floor. */
export const ZONES = ['wall', 'shelf', 'floor'] as const
export type Zone = (typeof ZONES)[number]

export interface Space {
  width: number
  height: number
}

export interface Spot extends Space {
  left: number
  top: number
}

export interface Layout {
  spots: Spot[] // in the order of the zones
  look: Look
  height: number // of everything: more than there is if it has to scroll
}

/** How large they are: by it the letters are chosen. Spines have their names on one line or on two. */
export type Look = 'huge' | 'large' | 'middle' | 'small' | 'spine' | 'thin'

const GAP = 6
const SHELF = 6 // between rows
const WHOLE = 1.15 // how much better it is to keep zones apart
const MOST_ROWS = 5
const MOST: Space = { width: 200, height: 230 }
const LEAST: Space = { width: 76, height: 50 }
const LEAST_OWN: Space = { width: 76, height: 74 }
const EASY = 108 // px: a name has room beside a small picture
const SINGLE = 0.88 // the part of the height that a card takes where it hangs, stands or lies as it likes
const SPINE: Space = { width: 112, height: 20 }
const SPINE_GAP = 3
const HIGHEST_SPINE = 40
const TWO_LINES = 26 // px of a spine
const LEAST_ROOM = 150 // px: a narrower one is only a window
const IN_SHEET: Space = { width: 84, height: 122 }

export function zoneOf(facts: CardFacts): Zone {
  if (facts.kind === 'person' || facts.kind === 'pet') return 'floor'
  return facts.kind === 'activity' ? 'wall' : 'shelf'
}

/** Whoever brings no Slack was not invited. */
export function isUninvited(facts: CardFacts): boolean {
  return facts.kind === 'person' && typeof facts.slack === 'number' && facts.slack <= 0
}

/** The color of a kind, for the smallest sign that a card is there. */
export function pipColor(facts: CardFacts): string {
  return lookOf(facts.kind).color
}

/** How much of the storey a room gets. */
export function weightOf(cards: number): number {
  return Math.min(Math.max(0.6 + 0.058 * cards, 0.8), 1.35)
}

/** Whether so many rooms beside each other are wide enough to look into. */
export function areOpen(width: number, rooms: number): boolean {
  return width / Math.max(rooms, 1) >= LEAST_ROOM
}

/** `counts` says how many cards each zone has. */
export function fit(space: Space, counts: readonly number[], isOwn = false): Layout {
  const rows = bestRows(space, counts, isOwn ? LEAST_OWN : LEAST)
  return rows ? inRows(space, rows, counts) : asSpines(space, sum(counts))
}

/** The whole room, as high as it needs to be, for a sheet that scrolls. */
export function fitSheet(width: number, counts: readonly number[]): Layout {
  const most = Math.max(Math.floor((width + GAP) / (IN_SHEET.width + GAP)), 1)
  const rows = counts.flatMap((count) => broken(count, Math.ceil(count / most)))
  const height = Math.max(rows.length * (IN_SHEET.height + SHELF) - SHELF, 0)
  return { ...inRows({ width, height }, rows, counts), height }
}

/** How many cards each row has; none if no way leaves them large enough. */
function bestRows(space: Space, counts: readonly number[], least: Space): number[] | null {
  const count = sum(counts)
  const apart = counts.filter((one) => one > 0)
  let best: number[] | null = null
  let most = 0
  const candidates = [{ rows: apart, bonus: WHOLE }, ...Array.from({ length: MOST_ROWS }, (_, index) => ({ rows: broken(count, index + 1), bonus: 1 }))]
  for (const { rows, bonus } of candidates) {
    const size = sizeOf(space, rows, least) * bonus
    if (size > most) [best, most] = [rows, size]
  }
  return best
}

function sizeOf(space: Space, rows: number[], least: Space): number {
  const width = cellWidth(space.width, Math.max(...rows))
  const height = rowHeight(space.height, rows.length)
  return width < least.width || height < least.height ? 0 : Math.min(width * 1.05, height)
}

/** So many in so many rows; the last one may have fewer. */
function broken(count: number, rows: number): number[] {
  const each = Math.ceil(count / Math.max(rows, 1))
  return Array.from({ length: Math.ceil(count / Math.max(each, 1)) }, (_, index) => Math.min(each, count - index * each))
}

function cellWidth(width: number, count: number): number {
  return (width - GAP * (count - 1)) / count
}

function rowHeight(height: number, rows: number): number {
  return (height - SHELF * (rows - 1)) / rows
}

function inRows(space: Space, rows: number[], counts: readonly number[]): Layout {
  const height = Math.min(rowHeight(space.height, rows.length), MOST.height)
  const above = (space.height - rows.length * height - (rows.length - 1) * SHELF) / 2
  const wanted = Math.min(Math.max(height * 1.1, EASY), MOST.width)
  const zones = counts.flatMap((count, zone) => Array.from({ length: count }, () => ZONES[zone]!))
  const isSingle = rows.length === 1
  const spots = rows.flatMap((count, row) => {
    const width = Math.min(wanted, cellWidth(space.width, count))
    const left = (space.width - count * width - (count - 1) * GAP) / 2
    const before = sum(rows.slice(0, row))
    return Array.from({ length: count }, (_, index) => {
      const [down, part] = isSingle ? [hangs[zones[before + index]!] * (1 - SINGLE), SINGLE] : [0, 1]
      return { left: left + index * (width + GAP), top: above + row * (height + SHELF) + down * height, width, height: height * part }
    })
  })
  return { spots, look: lookFor(spots), height: space.height }
}

/** Alone in a row, polaroids hang high and guests stand low. */
const hangs: Record<Zone, number> = { wall: 0, shelf: 0.5, floor: 1 }

function lookFor(spots: Spot[]): Look {
  const width = Math.min(...spots.map((spot) => spot.width))
  const height = Math.min(...spots.map((spot) => spot.height))
  if (width >= 150 && height >= 150) return 'huge'
  if (width >= 112 && height >= 110) return 'large'
  return height >= 84 ? 'middle' : 'small'
}

function asSpines(space: Space, count: number): Layout {
  const columns = Math.max(Math.floor((space.width + SPINE_GAP) / (SPINE.width + SPINE_GAP)), 1)
  const rows = Math.ceil(count / columns)
  const free = (space.height - (rows - 1) * SPINE_GAP) / rows
  const height = Math.min(Math.max(free, SPINE.height), HIGHEST_SPINE)
  const width = (space.width - (columns - 1) * SPINE_GAP) / columns
  const spots = Array.from({ length: count }, (_, index) => ({
    left: (index % columns) * (width + SPINE_GAP),
    top: Math.floor(index / columns) * (height + SPINE_GAP),
    width,
    height,
  }))
  return { spots, look: height >= TWO_LINES ? 'spine' : 'thin', height: rows * (height + SPINE_GAP) - SPINE_GAP }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
