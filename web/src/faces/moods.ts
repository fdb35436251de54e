// How people at a table look, from what everybody can see. What a token or a card does to a face is data: a new one joins the lists.
import type { Line, Picture } from '../gen/types'
import type { Mood } from './heads'

/** So many of a token (by its id), and it shows; the first that fits counts. */
const TOKENS: readonly { token: string; least: number; mood: Mood }[] = [
  { token: 'stark_raving_mad', least: 1, mood: 'mad' },
  { token: 'madness', least: 3, mood: 'mad' },
  { token: 'gloom', least: 3, mood: 'gloomy' },
  { token: 'wounds', least: 2, mood: 'gloomy' },
]

/** A card with this tag that comes into somebody's room shows until their next turn, or until they lose it. */
const CARDS: readonly { tag: string; mood: Mood }[] = [{ tag: 'sleep', mood: 'asleep' }]

const CAME = 'entered'
const WENT = 'lost'
const TURN = 'turn_started'

export interface Told {
  picture: Picture
  log: readonly Line[]
  tags: (card: string) => readonly string[]
}

/** How somebody looks for longer than a moment. */
export function moodOf({ picture, log, tags }: Told, seat: number): Mood {
  const facts = picture.seats[seat]
  if (picture.winners.length) return picture.winners.includes(seat) ? 'happy' : 'gloomy'
  if (facts && 'is_scared' in facts && facts.is_scared) return 'shocked'
  return cardMood(log, tags, seat) ?? (facts && 'tokens' in facts ? tokenMood(facts.tokens) : undefined) ?? 'neutral'
}

function tokenMood(tokens: readonly { id: string; count: number }[]): Mood | undefined {
  return TOKENS.find(({ token, least }) => tokens.some((one) => one.id === token && one.count >= least))?.mood
}

/** The last line about somebody's turn, or about a card that shows, decides. */
function cardMood(log: readonly Line[], tags: Told['tags'], seat: number): Mood | undefined {
  const shown = (line: Line) => CARDS.find(({ tag }) => line.cards.some((card) => tags(card).includes(tag)))?.mood
  const isAbout = (line: Line) => (line.facts as { seat?: number }).seat === seat && (line.kind === TURN || ((line.kind === CAME || line.kind === WENT) && shown(line)))
  const last = log.findLast(isAbout)
  return last?.kind === CAME ? shown(last) : undefined
}

/** What somebody looks like for a moment, because their points have just changed. */
export function flashOf(before: number | undefined, after: number | undefined): Mood | undefined {
  if (before === undefined || after === undefined || before === after) return undefined
  return after > before ? 'happy' : 'shocked'
}
