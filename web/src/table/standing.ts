// Sums about a Slack table that the board shows beside the cards.
import type { Snippet } from 'svelte'
import { comesToRoom, signed } from '../cards/kinds'
import type { CardFacts, Line, Picture, SlackPicture, SlackPlay, SlackSeat } from '../gen/types'
import { say } from '../lib/words.svelte'
import type { SeatNote } from './notes.svelte'

/** What a picture of a table is told: alone it only shows; `center` and `hand` bring what can be done. */
export interface BoardProps<Shown extends Picture> {
  picture: Shown
  names: string[]
  you: number | null
  fresh: Line[]
  earlier?: Picture | null // what was there before `fresh`
  isStill?: boolean // in a replay steps are looked at in any order and for any time
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
  const plays = pendingFor(picture, seat)
  const pending = plays.flatMap((play) => play.cards).filter((card) => comesToRoom(cardOf(card.id)))
  return { facts: picture.seats[seat]!, pending, pendingSlack: pendingSlack(plays), isTurn: picture.turn === seat }
}

/** All about somebody's Madness in one sentence: the sum it is part of, and what one more would make of it. */
export function madnessText(seat: SlackSeat): string {
  if (seat.is_mad) return say('table-web-mad')
  const { madness, total, goal } = seat
  return say('table-web-madness', { madness, sum: sumText(seat), next: signed(seat.next_total ?? total), wins: (seat.next_total ?? total) >= goal ? 'yes' : 'no' })
}

/** "22 − 3 = 19": Slack, what Madness counts, and what that makes. */
export function sumText({ total, madness_counts }: SlackSeat): string {
  const sign = madness_counts < 0 ? '−' : '+'
  return `${signed(total - madness_counts)} ${sign} ${Math.abs(madness_counts)} = ${signed(total)}`
}

export function toGo(seat: SlackSeat): number {
  return Math.max(seat.goal - seat.total, 0)
}

/** What was announced for a room and is not there yet. */
export function pendingFor(picture: SlackPicture, seat: number): SlackPlay[] {
  return picture.announced.filter((play) => !play.is_cancelled && (play.target ?? play.seat) === seat)
}

/** What that would change in the total: Slack and Madness together, as the server has summed it up. */
export function pendingSlack(plays: SlackPlay[]): number {
  return plays.reduce((sum, play) => sum + (play.gain ?? 0), 0)
}

/** The seats clockwise from the reader's left; all of them for somebody who watches. */
export function others(count: number, you: number | null): number[] {
  const from = you ?? count - 1
  const all = Array.from({ length: count }, (_, index) => (from + 1 + index) % count)
  return you === null ? all : all.slice(0, -1)
}
