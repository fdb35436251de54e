// Sums about a Slack table that the board shows beside the cards.
import type { Snippet } from 'svelte'
import { comesToRoom } from '../cards/kinds'
import type { CardFacts, Line, Picture, SlackCard, SlackPicture, SlackSeat } from '../gen/types'
import type { SeatNote } from './notes.svelte'

/** What a picture of a table is told: alone it only shows; `center` and `hand` bring what can be done. */
export interface BoardProps<Shown extends Picture> {
  picture: Shown
  names: string[]
  you: number | null
  fresh: Line[]
  game: string
  notes?: SeatNote[]
  onseat?: (seat: number) => void
  center?: Snippet
  hand?: Snippet
}

/** What everything that shows one seat is told. */
export interface SeatProps {
  picture: SlackPicture
  seat: number
  name: string
  game: string
  note?: SeatNote
  onseat?: (seat: number) => void
}

export function placeOf(picture: SlackPicture, seat: number, cardOf: (id: string) => CardFacts) {
  const pending = pendingIn(picture, seat, cardOf)
  return { facts: picture.seats[seat]!, pending, pendingSlack: pendingSlack(pending, cardOf), isTurn: picture.turn === seat }
}

export function toGo(seat: SlackSeat): number {
  return Math.max(seat.goal - seat.total, 0)
}

/** Cards that were announced for a room and are not there yet. */
export function pendingIn(picture: SlackPicture, seat: number, cardOf: (id: string) => CardFacts): SlackCard[] {
  return picture.announced
    .filter((play) => !play.is_cancelled && (play.target ?? play.seat) === seat)
    .flatMap((play) => play.cards)
    .filter((card) => comesToRoom(cardOf(card.id)))
}

export function pendingSlack(cards: SlackCard[], cardOf: (id: string) => CardFacts): number {
  return cards.map((card) => cardOf(card.id).slack).reduce<number>((sum, slack) => sum + (typeof slack === 'number' ? slack : 0), 0)
}

/** The seats clockwise from the reader's left; all of them for somebody who watches. */
export function others(count: number, you: number | null): number[] {
  const from = you ?? count - 1
  const all = Array.from({ length: count }, (_, index) => (from + 1 + index) % count)
  return you === null ? all : all.slice(0, -1)
}
