// What cards are worth in Scare, and where that would be in the trick.
import type { Choice, Line, ScarePicture, ScarePlay, ScareSeat } from '../../gen/types'
import { say } from '../../lib/words.svelte'

export const WILD = '0/10'
const SCORED = 'scored'

/** One card is worth its number; several are a decimal: three 8s are 3.8 (TRK-04). */
export function valueOf(face: number, count: number): number {
  return count === 1 ? face : count + face / 10
}

/** The place from the top that a value would take now. Of equal plays the later one is higher (TRK-06). */
export function rankOf(value: number, trick: ScarePlay[]): number {
  return 1 + trick.filter((play) => play.value > value).length
}

/** The moves that play exactly these cards; two of them for the card that is 0 or 10. */
export function playsOf(choices: Choice[], cards: string[]): Choice[] {
  const [face] = cards
  if (face === undefined) return []
  return choices.filter((choice) =>
    face === WILD
      ? choice.verb === 'play' && choice.cards[0] === WILD && cards.length === 1
      : choice.verb === 'play' && choice.cards.length === cards.length && choice.cards.every((card) => card === face),
  )
}

/** What a play counts: written in its move for 0/10, else by its cards. */
export function worthOf(choice: Choice): number {
  if (choice.cards[0] === WILD) return Number(choice.cards[1])
  return valueOf(Number(choice.cards[0]), choice.cards.length)
}

export interface TakenTrick {
  plays: ScarePlay[]
  taker: number
  stacks: Stack[] | null // as they lay when the round ended with it, by seat
}

export interface Stack {
  left: number // face down
  turned: number // face up beside it
  isScared: boolean // the Scare card is among those
}

/** What lies there, in words. */
export function stackText({ left, turned, isScared }: Stack): string {
  return say('table-web-stack', { left, turned, scared: isScared ? 'yes' : 'no' })
}

export function stackOf(seat: ScareSeat): Stack {
  return { left: seat.stack_size, turned: seat.turned, isScared: seat.is_scared }
}

/** The trick that was just taken, which the picture no longer shows: what lay there, and what the news added to it. */
export function takenTrick(earlier: ScarePicture | null, fresh: Line[]): TakenTrick | null {
  const taken = fresh.findIndex((line) => line.kind === 'trick_taken')
  if (taken < 0) return null
  const played = fresh.slice(0, taken).filter((line) => line.kind === 'played')
  const plays = played.map((line) => {
    const { seat, face, count } = line.facts as { seat: number; face: number; count: number }
    return face === 10 ? { seat, face: WILD, count: 1, value: count } : { seat, face: String(face), count, value: valueOf(face, count) }
  })
  const { seat } = fresh[taken]!.facts as { seat: number }
  return { plays: [...(earlier?.trick ?? []), ...plays], taker: seat, stacks: stacksAtEnd(earlier, fresh) }
}

/** What the end of a round has turned up, which the picture of the next deal no longer shows (TRK-10, -13, -16). */
function stacksAtEnd(earlier: ScarePicture | null, fresh: Line[]): Stack[] | null {
  if (!earlier || !fresh.some((line) => line.kind === SCORED)) return null
  const stacks = earlier.seats.map(stackOf)
  for (const { kind, facts } of fresh) {
    const { seat, count, above } = facts as { seat: number; count: number; above: number }
    const turned = { turned_up: count, scared: 1, stack_shown: above + 1 }[kind]
    const stack = stacks[seat]
    if (turned === undefined || !stack) continue
    stack.left -= turned
    stack.turned += turned
    stack.isScared ||= kind !== 'turned_up'
  }
  return stacks
}

/** The points of the round that this news ends, by seat. */
export function gainsOf(fresh: Line[]): Map<number, number> {
  const scored = fresh.filter((line) => line.kind === SCORED).map((line) => line.facts as { seat: number; points: number })
  return new Map(scored.map(({ seat, points }) => [seat, points]))
}
