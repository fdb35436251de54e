// What a kind of card looks like. Color never stands alone: a symbol and a letter go with it.
import type { CardFacts } from '../gen/types'

interface KindLook {
  color: string
  icon: string
}

const LOOKS: Record<string, KindLook> = {
  person: { color: 'var(--person)', icon: 'person' },
  pet: { color: 'var(--person)', icon: 'paw-print' },
  thing: { color: 'var(--thing)', icon: 'shopping-bag' },
  activity: { color: 'var(--activity)', icon: 'sofa' },
  whenever: { color: 'var(--whenever)', icon: 'lightning-trio' },
  job: { color: 'var(--job)', icon: 'briefcase' },
}

/** Kinds that enter a room and bring Slack there. */
const IN_ROOMS = new Set(['person', 'pet', 'thing', 'activity'])

export function lookOf(kind: string): KindLook {
  return LOOKS[kind] ?? LOOKS.whenever!
}

export function comesToRoom(facts: CardFacts): boolean {
  return IN_ROOMS.has(facts.kind)
}

/** "Thing: Weed, Tentacle · Cost 3" tells the kind and what else is written on the card, in the reader's language. */
export function words(facts: CardFacts): { kind: string; chips: string[] } {
  if (facts.job) return { kind: 'Job', chips: [] } // its numbers are drawn
  const [head = ''] = facts.facts.split(' · ')
  const [kind = '', ...rest] = head.split(/[:,] /)
  return { kind, chips: rest }
}

/** What the seal shows: a number, or a die with its modifier; nothing on cards that bring no Slack. */
export function sealOf(facts: CardFacts, slack?: number | null): { number: string; isDie: boolean } | null {
  if (slack !== undefined && slack !== null) return { number: signed(slack), isDie: false }
  if (!comesToRoom(facts) && !facts.job?.rank) return null // a rank counts, too (GUE-04)
  if (typeof facts.slack === 'number') return { number: signed(facts.slack), isDie: false }
  return { number: String(facts.slack).replace('die', '').replace('-', '−'), isDie: true }
}

export function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number)
}
