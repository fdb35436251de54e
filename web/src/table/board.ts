// What every board is told, whatever the game.
import type { Snippet } from 'svelte'
import type { Line, Picture } from '../gen/types'
import type { SeatNote } from './notes.svelte'
import type { Act } from './stage/acts'

/** What is going on at the table. It changes how high the parts of a board are, never where the main button lies.
 *
 *  idle   the rooms have all the space
 *  watch  something happens on the stage, and the reader has nothing to say to it
 *  bell   the same, and the reader may answer from the hand
 *  ask    a question that needs the stage
 *  aim    a card of the hand looks for a room
 *  find   a card of the hand looks for a card in a room
 *  shop   a basket is being filled: the counter lies where the own room was */
export type Mode = 'idle' | 'watch' | 'bell' | 'ask' | 'aim' | 'find' | 'shop'

/** What a picture of a table is told. Alone it only shows; at a table the snippets bring what can be done. */
export interface BoardProps<Shown extends Picture> {
  picture: Shown
  names: string[]
  you: number | null
  fresh: Line[]
  earlier?: Picture | null // what was there before `fresh`
  isStill?: boolean // in a replay steps are viewed in any order and for any length of time
  game: string
  notes?: SeatNote[]
  mode?: Mode
  acting?: Act | null // what is played on the stage ...
  isBrief?: boolean // ... or beside it, because something else needs that place
  onend?: () => void // somebody has seen enough of a round that was counted
  isResting?: boolean // the reader can do nothing now: the hand makes way
  onseat?: (seat: number) => void
  stage?: Snippet // between the storeys: whatever needs space for a while
  question?: Snippet // one line in the hall: what is asked, or whom the table waits for
  hand?: Snippet
  act?: Snippet // the corner for doing things
}

/** The seats clockwise from the reader's left; all of them for somebody who watches. */
export function others(count: number, you: number | null): number[] {
  const from = you ?? count - 1
  const all = Array.from({ length: count }, (_, index) => (from + 1 + index) % count)
  return you === null ? all : all.slice(0, -1)
}
