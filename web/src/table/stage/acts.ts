// What is played on the stage: the scenes that the server tells with the lines of the log, and what came of each.
import { signed } from '../../cards/kinds'
import type { Line, Picture, Scene } from '../../gen/types'
import type { Drawing } from '../drawing'
import type { Round } from '../scare/round'

/** What everybody should see, even if somebody is asked something afterwards. */
const PEAKS = new Set(['raid_rolled', 'raid_won', 'accused_rolled', 'promoted', 'demoted', 'ranks_changed', 'struck_back'])

export function isPeak({ scene }: Act): boolean {
  return PEAKS.has(scene.kind)
}

/** How somebody stands after it. */
export interface Change {
  seat: number
  by: number // what it brings or costs
  from: number // how much was missing ...
  to: number // ... and is missing now
}

export interface Act {
  key: string
  scene: Scene
  effects: { text: string; seat: number | null }[]
  changes: Change[]
  before: Picture | null // the table until the die has fallen
  dealt?: string[] // what everybody begins with, by seat
  round?: Round // that is over: it is counted, and waits for a press
}

const NOTHING: Scene = { kind: '', title: '', actor: null, target: null, cards: [], falling: [], die: null, base: null, modifiers: [], throws: [], sum: null, verdict: '', is_good: null, seconds: 0, is_own: true }
const DEAL = 4 // seconds for a look at all of them
const WAIT = 6 // seconds for a press
const TRICK = 1.5 // seconds that the last trick lies there first
const BED = 0.55 // seconds until the next stack is turned up

function countingTime({ beds }: Round): number {
  return TRICK + beds.length * BED + WAIT
}

/** Somebody is this close to winning: worth a word to everybody. */
export const CLOSE = 2

/** A new game: everybody sees what everybody begins with. */
export function dealing(picture: Picture, drawing: Drawing, title: string): Act | null {
  const dealt = drawing.dealt?.(picture) ?? []
  return dealt.length ? { key: 'dealt', scene: { ...NOTHING, kind: 'dealt', title, seconds: DEAL }, effects: [], changes: [], before: null, dealt } : null
}

/** One for each scene of its own, or one for everything else; what follows in the same breath is what came of it. */
export function actsOf(lines: Line[], before: Picture | null, after: Picture | null, drawing: Drawing): Act[] {
  const acts: Act[] = []
  for (const [index, line] of lines.entries()) {
    const { scene } = line
    const last = acts.at(-1)
    if (scene && (scene.is_own || !last)) acts.push({ key: `${line.number} ${index}`, scene, effects: [], changes: [], before })
    else if (last && !drawing.isAside(line)) last.effects.push({ text: line.text, seat: seatOf(line) })
  }
  const round = before && drawing.round?.(before, lines)
  if (round) acts.push({ key: `${lines[0]?.number} round`, scene: { ...NOTHING, kind: 'scored', seconds: countingTime(round) }, effects: [], changes: [], before: null, round })
  const [first] = acts
  if (!first || !before || !after) return acts
  const announced = drawing.resolved(before, after)
  if (announced && !first.scene.is_own) first.scene = fillIn(first.scene, announced)
  for (const change of drawing.changes(before, after)) (acts.find((act) => isAbout(act, change.seat)) ?? acts.at(-1)!).changes.push(change)
  return acts
}

/** Whose rooms it happens in or to; nobody's: it concerns all alike. */
export function concernedBy({ scene, effects, changes }: Act): Set<number> {
  const seats = [scene.actor, scene.target, ...effects.map((effect) => effect.seat), ...changes.map((change) => change.seat)]
  return new Set(seats.filter((seat) => seat !== null))
}

function isAbout({ scene, effects }: Act, seat: number): boolean {
  return scene.actor === seat || scene.target === seat || effects.some((effect) => effect.seat === seat)
}

/** What happens when a card takes effect says little about the card: who has played it on whom is what was announced. */
function fillIn(scene: Scene, announced: { seat: number; target: number | null; cards: string[] }): Scene {
  const { seat, target, cards } = announced
  const isOther = scene.cards.some((card) => !cards.includes(card)) // such as a card that is lost
  return {
    ...scene,
    actor: seat,
    target: scene.target === seat ? null : (scene.target ?? target),
    cards,
    falling: isOther && !scene.falling.length ? scene.cards : scene.falling,
  }
}

function seatOf(line: Line): number | null {
  const { target, seat } = line.facts as { target?: number; seat?: number }
  const found = target !== undefined && target >= 0 ? target : seat
  return found !== undefined && found >= 0 ? found : null
}

/** For those who listen: the same in a sentence, with everything that was added. */
export function spoken({ text, scene }: Line): string {
  if (!scene || scene.sum === null || !scene.modifiers.length) return text
  return `${scene.title}: ${sumText(scene)}. ${scene.verdict && `${scene.verdict}.`}`.trim()
}

/** "3 +1 The King in Yellow Pages = 4" */
export function sumText({ die, base, modifiers, sum }: Scene): string {
  const first = die ?? base
  const added = modifiers.map(({ by, name }) => `${by < 0 ? signed(by) : `+${by}`} ${name}`)
  return [...(first === null ? [] : [String(first)]), ...added, `= ${signed(sum ?? 0)}`].join(' ')
}
