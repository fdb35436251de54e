// What the page has to know about a type of picture: how it is drawn, what can be read off it in words and numbers, and
// how one plays at it. A new type gets a folder with a Drawing and with Controls, which pictures.ts and controls.ts list;
// the two are apart so that a replay loads nothing that it does not show.
import type { Component, Snippet } from 'svelte'
import type { Choice, Line, Picture } from '../gen/types'
import type { BoardProps } from './board'
import type { Doing } from './doing'
import type { Round } from './scare/round'
import type { Session } from './session.svelte'
import type { Change } from './stage/acts'

/** A card of the reader's hand. */
export interface HeldCard {
  card: number // tells equal cards apart
  id: string // as moves name it
  name?: string // where the catalog of cards does not know it
}

/** What was announced and has not happened yet. */
export interface Announced {
  key: unknown // the same as long as it is the same announcement
  text: string
}

/** Why somebody has won, with the rule behind it. */
export interface Cause {
  text: string
  rule: string
}

/** What it takes to look at a table, in a replay too. */
export interface Drawing<Shown extends Picture = Picture> {
  Board: Component<BoardProps<Shown>>

  hasDice: boolean
  hasOrders: boolean // people may say in advance what to let pass
  keepsCards: boolean // a card keeps its number when others leave the hand; otherwise numbers are places
  answersFromHand: boolean // in a window cards of the hand stand for the answers; otherwise the bell lists them

  hand(picture: Shown): HeldCard[]
  announced(picture: Shown): Announced[]
  answers(choices: Choice[]): Choice[] // in a window: what is meant for it
  listed(session: Session): Choice[] | null // what is numbered on the screen; none: the cards of the hand are
  turn(picture: Shown): number | null // whose it is, in a game with turns
  points(picture: Shown): number[] // of every seat, for the curves; empty where none are counted
  isNewRound(picture: Shown, before: Shown, first: Shown): boolean
  result(picture: Shown, seat: number): { order: number; text: string; share?: number } // the highest comes first; `share` of what there was to reach
  cause(picture: Shown, last: Line): Cause | null // `last` is what was told right before the win

  // On the stage
  isStaged?(picture: Shown): boolean // something lies there, whoever is asked about it
  isAside(line: Line): boolean // told in the log alone
  resolved(before: Shown, after: Shown): { seat: number; target: number | null; cards: string[] } | null // what was announced and is done with
  changes(before: Shown, after: Shown): Change[] // in how everybody stands
  dealt?(picture: Shown): string[] // what everybody begins with, by seat: ids of cards
  round?(before: Shown, lines: Line[]): Round | null // that these lines have ended, in a game that counts rounds on the table

  // In plain words, for those who listen
  now(picture: Shown, names: string[]): string[]
  standing(picture: Shown, seat: number, name: string): string
  room(picture: Shown, seat: number, cardName: (id: string) => string): string
  about(picture: Shown, seat: number, game: string): { lines: string[]; cards: string[] }
}

/** What it takes to sit at a table. */
export interface Controls<Shown extends Picture = Picture> {
  Stage: Component<{ session: Session }> // what is asked, if that needs space between the storeys
  Hand: Component<{ session: Session }>
  doing(session: Session): Doing // outside of windows: the main button, and what else can be done
  isLarge(session: Session): boolean // whether the question needs the stage
  isShopping?(session: Session): boolean // whether a basket is being filled
  picks?(session: Session): Choice[] // those that the question offers on the table
  hint(session: Session): string // what to do about the question
  SeatSheet: Component<{ session: Session; picture: Shown; seat: number; onclose: () => void; children?: Snippet }> // all about one seat
  Score?: Component<{ picture: Shown; names: string[]; you: number | null }> // the score sheet, above the log
  Deals?: Component<{ session: Session; names: string[]; to?: number }> // beside log and talk
  Orders?: Component<{ session: Session; onclose: () => void }> // the sheet of standing orders
  Overlay?: Component<{ session: Session; names: string[] }> // above everything else
}
