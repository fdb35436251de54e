// The seats this browser holds. A key is a seat: anybody who has it sits there, so it is never part of an address that is shared.
import { keepAs, kept } from './kept'

export interface Seat {
  table: string
  key: string
  game: string
  name: string
  at: number
  guests?: string[] // keys of others who sit there and share this device
  isShared?: boolean // the device is passed around at this table, whether or not the others have their seats yet
}

const NAME = 'seats'
const GAME = 'game'

export function seats(): Seat[] {
  try {
    return JSON.parse(kept(NAME) ?? '[]') as Seat[]
  } catch {
    return []
  }
}

export function seatAt(table: string): Seat | undefined {
  return seats().find((seat) => seat.table === table)
}

export function keysAt(table: string): string[] {
  const seat = seatAt(table)
  return seat ? [seat.key, ...(seat.guests ?? [])] : []
}

/** The game that somebody chose last, or sat down to. */
export const lastGame = () => kept(GAME) ?? ''
export const rememberGame = (game: string) => keepAs(GAME, game)

export function keep(seat: Seat) {
  rememberGame(seat.game)
  const others = seats().filter((other) => other.table !== seat.table)
  keepAs(NAME, JSON.stringify([seat, ...others].slice(0, 30)))
}

/** Somebody else sits down at the same table, on the same device. */
export function keepGuest(table: string, key: string) {
  const seat = seatAt(table)
  if (seat) keep({ ...seat, guests: [...(seat.guests ?? []), key] })
}

export function forget(table: string) {
  keepAs(NAME, JSON.stringify(seats().filter((seat) => seat.table !== table)))
}

/** One of the people who share this device has left. The table is remembered as long as anybody still sits there. */
export function forgetKey(table: string, key: string) {
  const seat = seatAt(table)
  const [first, ...guests] = keysAt(table).filter((other) => other !== key)
  if (seat && first !== undefined) keep({ ...seat, key: first, guests, name: first === seat.key ? seat.name : '' })
  else forget(table)
}
