// The monsters of Scare: one for each number, with as many eyes. All of them are friendly.
export interface MonsterLook {
  body: string // a path in a square of 100
  color: string
  shade: string
  horns: 'none' | 'horns' | 'feelers' | 'ears' | 'tuft'
  mouth: 'smile' | 'tooth' | 'open' | 'zigzag'
}

export const MONSTERS: Record<string, MonsterLook> = {
  '1': { body: 'M50 16c24 0 38 16 38 38s-14 36-38 36S12 76 12 54 26 16 50 16z', color: '#ff8a65', shade: '#d9583a', horns: 'feelers', mouth: 'smile' },
  '2': { body: 'M50 12c14 0 20 12 22 24 3 18 18 24 18 38 0 12-14 16-40 16S10 86 10 74c0-14 15-20 18-38 2-12 8-24 22-24z', color: '#7fcf6b', shade: '#4c9a43', horns: 'tuft', mouth: 'tooth' },
  '3': { body: 'M27 18h46c10 0 16 6 16 16v40c0 10-6 16-16 16H27c-10 0-16-6-16-16V34c0-10 6-16 16-16z', color: '#62c4d8', shade: '#2f8ea6', horns: 'horns', mouth: 'open' },
  '4': { body: 'M50 12c23 0 35 16 35 38v40l-12-8-11 8-12-8-12 8-11-8-12 8V50c0-22 12-38 35-38z', color: '#c9b6f2', shade: '#8f74cf', horns: 'none', mouth: 'open' },
  '5': { body: star(14, 42, 34), color: '#f06292', shade: '#bb2f64', horns: 'none', mouth: 'zigzag' },
  '6': { body: 'M28 88c-14 0-20-10-18-20-6-10 0-22 10-24 2-16 18-26 30-20 12-8 28 2 30 18 12 2 16 16 10 26 2 12-6 20-18 20z', color: '#9fb4ff', shade: '#5b74d6', horns: 'none', mouth: 'smile' },
  '7': { body: 'M50 8c21 0 30 26 30 47S68 92 50 92 20 76 20 55 29 8 50 8z', color: '#ffca5f', shade: '#d4912a', horns: 'ears', mouth: 'tooth' },
  '8': { body: 'M50 10c16 0 25 10 25 21 0 7-3 11-3 15 12 6 18 14 18 26 0 14-16 18-40 18s-40-4-40-18c0-12 6-20 18-26 0-4-3-8-3-15 0-11 9-21 25-21z', color: '#5fc9a5', shade: '#2c8f72', horns: 'horns', mouth: 'smile' },
  '9': { body: 'M50 8c6 0 10 4 13 10l27 52c6 12 0 20-12 20H22c-12 0-18-8-12-20l27-52c3-6 7-10 13-10z', color: '#d88cf0', shade: '#9a46bb', horns: 'tuft', mouth: 'zigzag' },
  '0/10': { body: 'M50 12c24 0 38 16 38 39S74 90 50 90 12 74 12 51s14-39 38-39z', color: '#ffe08a', shade: '#e0a526', horns: 'feelers', mouth: 'smile' },
}

function star(points: number, outer: number, inner: number): string {
  const corner = (index: number) => {
    const angle = (Math.PI * index) / points
    const radius = index % 2 ? inner : outer
    return `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(52 - radius * Math.cos(angle)).toFixed(1)}`
  }
  return `M${Array.from({ length: 2 * points }, (_, index) => corner(index)).join('L')}z`
}

const ROWS: Record<number, number[]> = { 1: [1], 2: [2], 3: [3], 4: [2, 2], 5: [2, 3], 6: [3, 3], 7: [2, 3, 2], 8: [2, 3, 3], 9: [2, 3, 4] }
const SIZES: Record<number, number> = { 1: 15, 2: 10, 3: 8.5 }

/** Where the eyes are, and how large. */
export function eyesOf(count: number): { x: number; y: number; size: number }[] {
  const rows = ROWS[count] ?? [2]
  const size = SIZES[count] ?? (count < 7 ? 7.5 : 6)
  const gap = size * 2.25
  const top = 46 - ((rows.length - 1) * gap * 0.85) / 2
  return rows.flatMap((many, row) => Array.from({ length: many }, (_, index) => ({ x: 50 + (index - (many - 1) / 2) * gap, y: top + row * gap * 0.85, size })))
}
