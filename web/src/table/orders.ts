// What a reader may order beforehand; the server decides what it covers, by what everybody can see.
import type { StandingOrder } from '../gen/types'

export const KINDS = ['call', 'shopping', 'activity', 'whenever'] as const
/** How often somebody wants to be asked, always: everything, what concerns them or could win, or only when they ring. */
export const WISHES = ['all', 'mine', 'ring'] as const
export const USUAL_WISH = 'mine'
export const NONE: StandingOrder = { lets_go: false, unless: [], unless_by: [], reflex: null }

/** At first it still stops for anything that would win: nobody means to let that pass. */
export function letGo(order: StandingOrder, lets_go: boolean): StandingOrder {
  return lets_go ? { ...order, lets_go, unless: ['win'], unless_by: [] } : { ...order, lets_go, unless: [], unless_by: [] }
}

export function toggle<Item>(items: Item[], item: Item): Item[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item]
}
