// The seats this browser holds. A key is a seat: whoever has it sits there, so it never goes into an address that is sent.
import { keepAs, kept } from './kept'

export interface Seat {
  table: string
  key: string
  game: string
  name: string
  at: number
}

const NAME = 'seats'

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

export function keep(seat: Seat) {
  const others = seats().filter((other) => other.table !== seat.table)
  keepAs(NAME, JSON.stringify([seat, ...others].slice(0, 30)))
}

export function forget(table: string) {
  keepAs(NAME, JSON.stringify(seats().filter((seat) => seat.table !== table)))
}
