// Where on the table something can be aimed at: rooms, and cards that lie in them.
import { getContext, setContext } from 'svelte'
import type { Choice } from '../gen/types'
import type { Session } from './session.svelte'

export interface Target {
  move: string
  seat: number
  card: string | null // in that room; none: the room itself, or who lives there
  choice: Choice
}

/** What the choices of one card, or of one question, point at. Without a seat they mean the reader's own room. */
export function targetsIn(choices: Choice[], you: number): Target[] {
  return choices.map((choice) => ({ move: choice.move, seat: choice.seat ?? you, card: aimOf(choice), choice }))
}

/** The card on the table that a move names: beside the one that is played, or alone. */
function aimOf(choice: Choice): string | null {
  return (choice.verb === 'play' ? choice.cards[1] : choice.cards[0]) ?? null
}

const KEY = Symbol('aim')

/** Lets everything on the table be a target for what this reader does. */
export function letAim(session: Session) {
  setContext(KEY, session)
}

/** Whoever aims; nobody in a replay. */
export function aimer(): Session | undefined {
  return getContext(KEY)
}

/** Whether something else has the middle of the table, and rooms make way for it where space is scarce. */
export function makesWay(session: Session): boolean {
  return session.mode === 'bell' || session.mode === 'watch'
}

/** Those that may have no place of their own on the screen: cards in rooms that are closed, and rooms that make way. */
export function listedTargets(session: Session): Target[] {
  return session.targets.filter((target) => target.card !== null || makesWay(session))
}

/** Whether a room is a target now, or says why it is none: then nothing in it can be pressed. */
export function isAimedAt(session: Session | undefined, seat: number): boolean {
  if (!session) return false
  return session.targets.some((target) => target.seat === seat && target.card === null) || session.shut.some((door) => door.seat === seat)
}

const TARGET = '.board [data-target]'

/** The next target on the table, from the one that has the focus or is chosen. */
export function nextTarget(step: number): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(TARGET)].filter((node) => node.checkVisibility?.() ?? true)
  const now = all.findIndex((node) => node === document.activeElement || (document.activeElement?.matches(TARGET) !== true && node.ariaPressed === 'true'))
  return all[now < 0 ? (step > 0 ? 0 : all.length - 1) : (now + step + all.length) % all.length]
}
