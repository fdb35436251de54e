// What the reader can do in Scare: hide the Scare card, or play the cards that are picked up, with their value told first.
import type { Choice } from '../../gen/types'
import { say } from '../../lib/words.svelte'
import { moving, type Doing } from '../doing'
import type { Session } from '../session.svelte'
import { playsOf, rankOf, WILD, worthOf } from './values'

const USUAL_PLACE = 3

/** Where the Scare card would be hidden now. */
export function stackInQuestion(session: Session): Choice | undefined {
  const stacks = session.choices.filter((choice) => choice.verb === 'stack')
  return stacks.find((choice) => choice.move === session.chosen) ?? stacks.find((choice) => Number(choice.cards[0]) === USUAL_PLACE) ?? stacks[0]
}

function handOf(session: Session): string[] {
  return session.live.picture?.type === 'scare' ? session.live.picture.hand : []
}

export function scareDoing(session: Session): Doing {
  if (!session.isAsked) return { main: null }
  const stack = stackInQuestion(session)
  if (stack) return { main: moving(session, stack, say('table-web-hide-here', { place: Number(stack.cards[0]) }), { testid: 'hide' }) }
  const hand = handOf(session)
  const cards = session.ticked.map((index) => hand[index]).filter((face) => face !== undefined)
  const off = { isOff: true, run: () => {} }
  if (!cards.length) return { main: { text: say('table-web-pick-cards'), ...off } }
  const plays = playsOf(session.choices, cards).sort((one, other) => worthOf(other) - worthOf(one))
  const actions = plays.map((play) => ({
    ...moving(session, play, cards[0] === WILD ? say('table-web-play-as', { value: worthOf(play) }) : say('table-web-play-cards', { count: cards.length, face: cards[0] ?? '' })),
    effect: valueText(session, worthOf(play)),
  }))
  const [main, ...others] = actions
  if (!main) return { main: { text: say('table-web-pick-cards'), ...off }, notes: [{ text: say('table-web-cannot-play'), look: 'bad' }] }
  return { main, others, notes: plays.map((play) => ({ text: valueText(session, worthOf(play)), testid: 'value' })) }
}

/** "3.8, second of four". */
function valueText(session: Session, value: number): string {
  const trick = session.live.picture?.type === 'scare' ? session.live.picture.trick : []
  const rank = trick.length ? say('table-web-rank', { rank: rankOf(value, trick), of: trick.length + 1 }) : say('table-web-rank-lead')
  return `${say('web-number', { number: value })} · ${rank}`
}

export function scareHint(session: Session): string {
  return session.live.prompt?.kind === 'play' ? say('table-web-scare-hint') : ''
}
