// Who has which rank, from the highest to the lowest.
import { catalog } from '../../../cards/catalog.svelte'
import type { CardFacts, SlackPicture } from '../../../gen/types'
import type { Act } from '../../stage/acts'

export interface Rung {
  facts: CardFacts // the card of this rank
  rank: number
  holders: number[] // seats
  free: number // cards of it that nobody has
}

export function rungsOf(picture: SlackPicture, game: string): Rung[] {
  const cards = [...catalog(game).values()].filter(({ job, copies }) => job?.rank && copies)
  const rungs = cards.map((facts) => ({
    facts,
    rank: facts.job!.rank!,
    holders: picture.seats.flatMap(({ job }, seat) => (job === facts.id ? [seat] : [])),
    free: picture.camp!.free.filter((id) => id === facts.id).length,
  }))
  return rungs.sort((one, other) => other.rank - one.rank)
}

export function rankOf(id: string, game: string): number {
  return catalog(game).get(id)?.job?.rank ?? 0
}

/** Who goes from which rung to which, in a scene about that. */
export function movesIn({ scene, before }: Act, game: string): { seat: number; from: number; to: number }[] {
  if (before?.type !== 'slack') return []
  const { kind, actor, target } = scene
  const had = (seat: number) => rankOf(before.seats[seat]?.job ?? '', game)
  if (kind === 'ranks_changed') return actor === null || target === null ? [] : [{ seat: actor, from: had(actor), to: had(target) }, { seat: target, from: had(target), to: had(actor) }]
  const seat = target ?? actor
  const to = rankOf(scene.cards[0] ?? '', game)
  return seat === null || !to || to === had(seat) ? [] : [{ seat, from: had(seat), to }]
}
