// Who has which face at a table: the one they chose, or one that goes with the name. And the color of each seat.
import type { CardFacts, Picture } from '../gen/types'
import { keepAs, kept } from '../lib/kept'
import { HATS, HEADS } from './heads'

const FACE = 'face'
const NAMES = Object.keys(HEADS)
const EARNED = ['crown', 'peaked'] // nobody chooses them
const OF_RANKS = ['', '', 'beret', 'peaked'] // the lowest rank wears what it likes
export const WORN = Object.keys(HATS).filter((hat) => !EARNED.includes(hat))

/** What goes with somebody's rank, in a game that has ranks. */
export function hatOf(picture: Picture | null, seat: number, card: (id: string) => CardFacts): string {
  const facts = picture?.seats[seat]
  return OF_RANKS[(facts && 'job' in facts && card(facts.job).job?.rank) || 0] ?? ''
}

const COLORS = ['#e4645a', '#5f9fe8', '#eab54a', '#4fbd8c', '#a97be0', '#ee8fb3', '#4cb7b0', '#e58a4e']

export const seatColor = (seat: number) => COLORS[seat % COLORS.length]!

/** The face that somebody on this device chose last; "" if they never did. */
export const lastFace = () => known(kept(FACE) ?? '')
export const rememberFace = (face: string) => keepAs(FACE, face)

/** A face of ours; "" for anything else that a server might tell. */
function known(face: string): string {
  const [head, hat] = face.split('+')
  return head! in HEADS ? (hat !== undefined && WORN.includes(hat) ? face : head!) : ''
}

/** The face that goes with a name: its namesake's, or always the same one. */
export function faceOf(name: string): string {
  const simple = name.toLowerCase()
  if (simple in HEADS) return simple
  let sum = 7
  for (const letter of simple) sum = (sum * 31 + letter.codePointAt(0)!) >>> 0
  return NAMES[sum % NAMES.length]!
}

/** Those of everybody at a table. A face that nobody chose gives way to one that is taken. */
export function facesOf(seats: readonly { name: string; face?: string }[]): string[] {
  const chosen = seats.map((seat) => known(seat.face ?? ''))
  const taken = new Set(chosen.map((face) => face.split('+')[0]!))
  return seats.map(({ name }, seat) => {
    if (chosen[seat]) return chosen[seat]
    const first = NAMES.indexOf(faceOf(name))
    const inOrder = [...NAMES.slice(first), ...NAMES.slice(0, first)]
    const face = inOrder.find((one) => !taken.has(one)) ?? inOrder[0]!
    taken.add(face)
    return face
  })
}
