// Answers to single keys, for those who listen: t totals, r room, h hand, l last event, w whom we wait for.
import { cardOf } from '../cards/catalog.svelte'
import { say } from '../lib/words.svelte'
import type { Session } from './session.svelte'

/** Nothing, if there is nothing to say. */
export function answer(key: string, session: Session): string {
  const { live, drawing } = session
  const { picture, table, you } = live
  if (!picture || !table) return ''
  const cardName = (id: string) => cardOf(table.game, id).name
  switch (key) {
    case 't':
      return table.seats.map(({ name }, seat) => drawing.standing(picture, seat, name)).join(' ')
    case 'r':
      return you === null ? '' : drawing.room(picture, you, cardName)
    case 'h':
      return session.hand.map((card) => card.name ?? cardName(card.id)).join(', ') || say('table-web-empty-hand')
    case 'l':
      return live.log.at(-1)?.text ?? ''
    case 'w':
      return live.prompt?.text ?? ''
    default:
      return ''
  }
}
