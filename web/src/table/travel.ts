// Cards travel from where they were to where they are: one crossfade for all zones, keyed by the card's number.
import { flip, type AnimationConfig } from 'svelte/animate'
import { cubicOut } from 'svelte/easing'
import { prefersReducedMotion } from 'svelte/motion'
import { crossfade, scale } from 'svelte/transition'

const TRAVEL_MS = 420

export function travelTime(): number {
  return prefersReducedMotion.current ? 0 : TRAVEL_MS
}

const [sendSeen, receiveSeen] = crossfade({
  duration: () => travelTime(),
  easing: cubicOut,
  // Where the card comes from or goes to is not in sight.
  fallback: (node) => scale(node, { duration: travelTime() / 2, start: 0.6, opacity: 0 }),
})

// On a phone the rooms of the others are closed: a card without a box cannot travel.
const isSeen = (node: Element) => node.getClientRects().length > 0
const atOnce = () => ({ duration: 0 })

export function send(node: Element, params: { key: unknown }) {
  return isSeen(node) ? sendSeen(node, params) : atOnce
}

export function receive(node: Element, params: { key: unknown }) {
  return isSeen(node) ? receiveSeen(node, params) : atOnce
}

/** For cards that make room for others in the same zone. */
export function glide(node: Element, rects: { from: DOMRect; to: DOMRect }): AnimationConfig {
  return isSeen(node) ? flip(node, rects, { duration: travelTime() }) : {}
}
