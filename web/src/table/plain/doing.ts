// What the reader can do in a game that nobody has drawn: what is listed, or what the card that is held up leaves of it.
import { say } from '../../lib/words.svelte'
import { puttingDown, saying, type Doing } from '../doing'
import type { Session } from '../session.svelte'
import { offered } from './plain'

export function plainDoing(session: Session): Doing {
  const [only, ...more] = offered(session)
  const others = session.pickedCard ? [puttingDown(session)] : []
  if (!session.isAsked && !session.pickedCard) return { main: null }
  if (only && !more.length) return { main: saying(session, only), others }
  return { main: only ? { text: say('table-web-choose'), isOff: true, run: () => {} } : null, others }
}
