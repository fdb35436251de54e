// Cards travel from where they were to where they are: one crossfade for all zones, keyed by the card's number.
import { cubicOut } from 'svelte/easing'
import { prefersReducedMotion } from 'svelte/motion'
import { crossfade, scale } from 'svelte/transition'

const TRAVEL_MS = 420

export function travelTime(): number {
  return prefersReducedMotion.current ? 0 : TRAVEL_MS
}

export const [send, receive] = crossfade({
  duration: () => travelTime(),
  easing: cubicOut,
  // Where the card comes from or goes to is not in sight.
  fallback: (node) => scale(node, { duration: travelTime() / 2, start: 0.6, opacity: 0 }),
})
