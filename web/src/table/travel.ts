// Cards travel from where they were to where they are, between all zones, each known by its number. All are measured before
// anything changes and once more when everything has; only then are they moved. (Asking for the place of a card after another
// one was moved makes the browser lay out the whole page in between.)
import type { Attachment } from 'svelte/attachments'
import { flip, type AnimationConfig } from 'svelte/animate'
import { prefersReducedMotion } from 'svelte/motion'
import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { beforeFrame } from '../lib/frame'

const TRAVEL_MS = 400 // --slow in style.css: what begins together ends together, and the page is drawn once for it
const EASING = 'cubic-bezier(0.215, 0.61, 0.355, 1)'
const LEAST = 1 // px that can be seen
const FRAME_MS = 16
const COMES_UP = { scale: ['0.6', '1', '1'], opacity: ['0', '1', '1'] }
// They have arrived long before their animation would end, and are taken out of it together: for the last moments of an animation
// a browser draws the page frame by frame.
const PART = 0.5
const COURSE = { offset: [0, PART, 1], easing: [EASING, 'linear'] }

export function travelTime(): number {
  return prefersReducedMotion.current ? 0 : TRAVEL_MS
}

/** Where a card lies, and where the zone begins in which it lies. */
interface Place {
  rect: DOMRect
  left: number
  top: number
}

type Zones = Map<Element, Omit<Place, 'rect'>>

const cards = new Map<Element, unknown>() // everything in sight that can travel, and its key
const traveling = new Map<Element, Animation>()
const moving = new Map<Element, PropertyIndexedKeyframes>() // what sets out next beside the cards, and how
let arrival: ReturnType<typeof setTimeout> | undefined
let places = new Map<unknown, Place>() // where the cards were when `lookAtCards` looked, by element and by key
let areLeaving = false
let hasLooked = false

/** Takes part: an element with the key of another one that is gone comes from where that one was. */
export function travels(key: unknown): Attachment {
  return (node) => {
    cards.set(node, key)
    return () => cards.delete(node)
  }
}

/** Has this as its style, and gets there as cards do: a transition of the style would end by itself, frame by frame. */
export function movesTo(style: 'translate' | 'opacity', value: string): Attachment<HTMLElement> {
  return (node) => {
    const from = node.style[style]
    node.style[style] = value
    if (!from) return
    moving.set(node, { [style]: [from, value, value] })
    beforeFrame(setOut)
  }
}

/** Before anything changes: whoever looks later in the same change would see half of it. */
export function lookAtCards() {
  if (areLeaving || hasLooked) return // they are still where they were, because nothing has been drawn since
  hasLooked = true
  queueMicrotask(() => (hasLooked = false))
  places = new Map()
  const zones: Zones = new Map()
  for (const [node, key] of cards) {
    const place = placeOf(node, zones)
    if (place.rect.width) places.set(node, place).set(key, place) // on a phone the rooms of the others are closed
  }
}

/** When everything has changed: once before the next frame, however many messages come before it. */
export function letCardsTravel() {
  areLeaving = true
  beforeFrame(setOut)
}

function setOut() {
  const duration = travelTime()
  // With the first picture nothing has come from anywhere.
  const ways = duration && places.size ? [...(areLeaving ? waysOfCards() : []), ...moving] : []
  areLeaving = false
  moving.clear()
  if (!ways.length) return
  // Without a beginning they would wait for the browser to give them one, and then the page is drawn once more.
  const startTime = document.timeline.currentTime
  for (const [node, way] of ways) traveling.set(node, Object.assign(node.animate({ ...way, ...COURSE }, { duration: duration / PART }), { startTime }))
  clearTimeout(arrival)
  arrival = setTimeout(rest, duration)
}

function waysOfCards(): [Element, PropertyIndexedKeyframes][] {
  arrive() // to be measured where they are going
  const zones: Zones = new Map()
  return [...cards].flatMap(([node, key]) => wayOf(places.get(node), places.get(key), placeOf(node, zones)).map((way): [Element, PropertyIndexedKeyframes] => [node, way]))
}

/** Animations begin with the frame that shows them, which may take a while. */
function rest() {
  const [first] = traveling.values()
  const left = travelTime() - Number(first?.currentTime)
  if (left > FRAME_MS) arrival = setTimeout(rest, left)
  else arrive()
}

/** All of them at once. */
function arrive() {
  clearTimeout(arrival)
  for (const animation of traveling.values()) animation.cancel()
  traveling.clear()
}

/** Every zone is measured once for all of its cards. */
function placeOf(node: Element, zones: Zones): Place {
  const zone = node.parentElement!
  const { left, top } = zones.get(zone) ?? zone.getBoundingClientRect()
  zones.set(zone, { left, top })
  return { rect: node.getBoundingClientRect(), left, top }
}

/** How a card gets where it is; no way if it was there, even if its zone as a whole was elsewhere. */
function wayOf(same: Place | undefined, other: Place | undefined, { rect: to, left, top }: Place): PropertyIndexedKeyframes[] {
  if (!to.width) return []
  const from = same?.rect ?? other?.rect
  if (!from) return [COMES_UP]
  const x = from.left + from.width / 2 - (to.left + to.width / 2) - (same ? same.left - left : 0)
  const y = from.top + from.height / 2 - (to.top + to.height / 2) - (same ? same.top - top : 0)
  const [wide, high] = [from.width / to.width, from.height / to.height]
  if (Math.abs(x) < LEAST && Math.abs(y) < LEAST && Math.abs(wide - 1) * to.width < LEAST) return []
  // Not as a `transform`, which says how a card lies anyway: those in the hand are fanned out.
  return [{ translate: [`${x}px ${y}px`, '0 0', '0 0'], scale: [`${wide} ${high}`, '1 1', '1 1'] }]
}

/** For what is used up. */
export function vanish(_: Element): TransitionConfig {
  return { duration: travelTime() / 2, easing: cubicOut, css: (part) => `scale: ${0.6 + 0.4 * part}; opacity: ${part}` }
}

/** For what comes from or goes so far down. */
export function drift(_: Element, down: number): TransitionConfig {
  return { duration: travelTime(), easing: cubicOut, css: (part) => `translate: 0 ${(1 - part) * down}px; opacity: ${part}` }
}

/** For cards that somebody puts into another order: they change places by themselves, not with a picture. */
export function glide(node: Element, rects: { from: DOMRect; to: DOMRect }): AnimationConfig {
  return flip(node, rects, { duration: travelTime() })
}
