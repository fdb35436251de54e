// How the cards of a room are laid out: a pure function of its size and of what is in it.
import { describe, expect, test } from 'vitest'
import { areOpen, fit, fitSheet, weightOf, type Layout, type Space } from '../src/table/slack/fit'

const SIZES: Space[] = [
  { width: 230, height: 90 },
  { width: 300, height: 170 },
  { width: 480, height: 120 },
  { width: 620, height: 180 },
  { width: 900, height: 260 },
]
const ROOMS = [[1, 0, 0], [0, 0, 1], [2, 2, 2], [4, 4, 4], [12, 0, 0], [5, 9, 6], [0, 3, 1]]
const MATTERS = SIZES.flatMap((space) => ROOMS.map((counts) => ({ space, counts })))

function overlaps({ spots }: Layout): boolean {
  return spots.some((one, index) =>
    spots.slice(index + 1).some((two) => one.left < two.left + two.width - 0.01 && two.left < one.left + one.width - 0.01 && one.top < two.top + two.height - 0.01 && two.top < one.top + one.height - 0.01),
  )
}

const rowsOf = ({ spots }: Layout) => [...new Set(spots.map((spot) => Math.round(spot.top)))].map((top) => spots.filter((spot) => Math.round(spot.top) === top).length)
const isFolded = ({ look }: Layout) => look === 'spine' || look === 'thin'

describe('in a room', () => {
  test.each(MATTERS)('nothing lies on anything else: $counts in $space.width x $space.height', ({ space, counts }) => {
    const layout = fit(space, counts)
    expect(layout.spots).toHaveLength(counts.reduce((sum, one) => sum + one))
    expect(overlaps(layout)).toBe(false)
  })

  test.each(MATTERS)('everything stays inside, or it scrolls down: $counts in $space.width x $space.height', ({ space, counts }) => {
    const layout = fit(space, counts)
    for (const spot of layout.spots) {
      expect(spot.left).toBeGreaterThanOrEqual(-0.01)
      expect(spot.left + spot.width).toBeLessThanOrEqual(space.width + 0.01)
      expect(spot.top + spot.height).toBeLessThanOrEqual(Math.max(space.height, layout.height) + 0.01)
    }
    if (!isFolded(layout)) expect(layout.height).toBe(space.height)
  })

  test.each(MATTERS)('whatever is pictured has room for a picture and a name: $counts in $space.width x $space.height', ({ space, counts }) => {
    const layout = fit(space, counts)
    if (isFolded(layout)) return expect(Math.min(...layout.spots.map((spot) => spot.height))).toBeGreaterThanOrEqual(20)
    expect(Math.min(...layout.spots.map((spot) => spot.width))).toBeGreaterThanOrEqual(76)
    expect(Math.min(...layout.spots.map((spot) => spot.height))).toBeGreaterThanOrEqual(40)
  })

  test('zones are rows where that costs little', () => {
    expect(rowsOf(fit({ width: 330, height: 360 }, [3, 3, 2]))).toEqual([3, 3, 2])
  })

  test('twelve cards are two rows of six in a wide room', () => {
    expect(rowsOf(fit({ width: 520, height: 180 }, [3, 6, 3]))).toEqual([6, 6])
  })

  test('a single row hangs, stands on the shelf and stands on the floor', () => {
    const [picture, thing, guest] = fit({ width: 600, height: 140 }, [1, 1, 1]).spots
    expect(picture!.top).toBeLessThan(thing!.top)
    expect(thing!.top).toBeLessThan(guest!.top)
  })

  test('too many for pictures fold to spines, with two lines where they are high enough', () => {
    expect(fit({ width: 300, height: 130 }, [4, 4, 4]).look).toBe('thin')
    expect(fit({ width: 600, height: 100 }, [4, 4, 4], true).look).toBe('spine')
  })

  test('the own room folds sooner: its pictures are larger', () => {
    const space = { width: 400, height: 60 }
    expect(isFolded(fit(space, [2, 1, 1]))).toBe(false)
    expect(isFolded(fit(space, [2, 1, 1], true))).toBe(true)
  })
})

test('a sheet is as high as all zones need, three cards in a row on a phone', () => {
  const layout = fitSheet(290, [4, 3, 0])
  expect(rowsOf(layout)).toEqual([2, 2, 3])
  expect(layout.height).toBeGreaterThan(3 * 120)
  expect(overlaps(layout)).toBe(false)
})

test('rooms breathe with what is in them, within limits', () => {
  expect(weightOf(0)).toBe(0.8)
  expect(weightOf(6)).toBeGreaterThan(weightOf(4))
  expect(weightOf(40)).toBe(1.35)
})

test('rooms too narrow to look into are windows', () => {
  expect(areOpen(1264, 7)).toBe(true)
  expect(areOpen(804, 7)).toBe(false)
})
