// The Shopping trip that is being put together, as it stands on the receipt.
import { cardOf } from '../../cards/catalog.svelte'
import type { Choice } from '../../gen/types'
import { tripOf } from '../choosing'
import type { Session } from '../session.svelte'

export interface Bill {
  rows: { card: number; id: string; name: string; cost: number; gain: number | null }[] // in the order in which they were taken
  cost: number
  income: number
  trip: Choice | undefined // none: it cannot be made
  total: number
  after: number
  goal: number
}

export function billOf({ live, ticked, choices }: Pick<Session, 'live' | 'ticked' | 'choices'>): Bill | null {
  const { picture, you } = live
  if (picture?.type !== 'slack' || you === null) return null
  const held = ticked.flatMap((card) => picture.hand.find((one) => one.card === card) ?? [])
  const tripTo = (count: number) => tripOf(choices, held.slice(0, count).map((card) => card.id))
  // What each one brings beside those before it, so that they add up.
  const changes = [0, ...held.map((_, index) => tripTo(index + 1)?.change ?? null)]
  const rows = held.map(({ card, id, cost }, index) => {
    const facts = cardOf(live.table!.game, id)
    const [before, after] = [changes[index]!, changes[index + 1]!]
    return { card, id, name: facts.name, cost: cost ?? facts.cost, gain: before === null || after === null ? null : after - before }
  })
  const { total, goal } = picture.seats[you]!
  const trip = tripTo(held.length)
  return { rows, cost: rows.reduce((sum, row) => sum + row.cost, 0), income: picture.income, trip, total, after: total + (trip?.change ?? 0), goal }
}
