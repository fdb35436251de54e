// Games that can be joined: the sets of one family, as the server tells them.
import type { GameFacts } from '../gen/types'

/** All games in their order, those of a family together. */
export function familiesOf(games: GameFacts[]): GameFacts[][] {
  const found = new Map<string, GameFacts[]>()
  for (const game of games) {
    const key = game.family || `alone ${game.id}`
    found.set(key, [...(found.get(key) ?? []), game])
  }
  return [...found.values()]
}

/** The sets of a game that somebody played before; where one is not played any more, the first game of all. */
export function joinedFrom(id: string, games: GameFacts[]): string[] {
  const sets = id.split('+')
  return sets.every((set) => games.some((game) => game.id === set)) ? sets : [games[0]!.id]
}

/** Ticks a set, after those that are; or takes it away, unless nothing would be left. */
export function ticked(chosen: string[], set: string, family: GameFacts[]): string[] {
  const others = chosen.filter((one) => one !== set && family.some((game) => game.id === one))
  if (!chosen.includes(set)) return [...others, set]
  return others.length ? others : chosen
}
