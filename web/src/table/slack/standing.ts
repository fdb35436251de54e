// Sums about a Slack table that the board shows beside the cards.
import { comesToRoom, signed } from '../../cards/kinds'
import type { CardFacts, SlackPicture, SlackPlay, SlackSeat } from '../../gen/types'
import type { SeatNote } from '../notes.svelte'

/** The props of everything that shows one seat. */
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
  return { facts: picture.seats[seat]!, pending, pendingSlack: pendingSlack(plays), isTurn: picture.turn === seat, wouldWin: pendingWinners(picture).includes(seat) }
}

/** How many of a token somebody has. */
export function countOf(seat: SlackSeat, token: string): number {
  return seat.tokens.find((one) => one.id === token)?.count ?? 0
}

/** "22 − 3 = 19": Slack, what tokens count, and what that makes; the total alone where nobody has any. */
export function sumText({ total, tokens }: SlackSeat): string {
  if (!tokens.some((token) => token.count && token.next_total !== null)) return signed(total)
  const counts = tokens.reduce((sum, token) => sum + token.counts, 0)
  return `${signed(total - counts)} ${counts < 0 ? '−' : '+'} ${Math.abs(counts)} = ${signed(total)}`
}

export function toGo(seat: SlackSeat): number {
  return Math.max(seat.goal - seat.total, 0)
}

/** What was announced for a room and is not there yet. */
export function pendingFor(picture: SlackPicture, seat: number): SlackPlay[] {
  return picture.announced.filter((play) => !play.is_cancelled && (play.target ?? play.seat) === seat)
}

/** Who reaches the goal if everything that is announced happens, as far as no die decides. */
export function pendingWinners(picture: SlackPicture): number[] {
  return picture.seats.flatMap((facts, seat) => {
    const gain = picture.announced.length ? pendingSlack(pendingFor(picture, seat)) : 0
    return gain > 0 && toGo(facts) > 0 && facts.total + gain >= facts.goal ? [seat] : []
  })
}

/** What that would change in the total: Slack and tokens together, as the server has summed it up. */
export function pendingSlack(plays: SlackPlay[]): number {
  return plays.reduce((sum, play) => sum + (play.gain ?? 0), 0)
}
