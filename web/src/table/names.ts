// How things of a game are called, for the reader.
import { cardOf } from '../cards/catalog.svelte'
import type { Session } from './session.svelte'

/** A card, by the id that moves use. */
export function nameOf(session: Session, id: string): string {
  return session.hand.find((card) => card.id === id)?.name ?? cardOf(session.live.table!.game, id).name
}
