// How much of an open window is left.
import type { Bell } from '../gen/types'
import { reader, say } from '../lib/words.svelte'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds until it closes, when the prompt came `sinceMs` ago; null: it waits for everybody. */
export function secondsLeft(bell: Bell, sinceMs: number): number | null {
  return bell.closes_in === null ? null : Math.max(bell.closes_in - sinceMs / 1000, 0)
}

/** The part of the ring that is still there, 0 to 1. */
export function ringLeft(bell: Bell, sinceMs: number): number {
  const left = secondsLeft(bell, sinceMs)
  return left === null || bell.length <= 0 ? 1 : Math.min(left / bell.length, 1)
}

/** Short enough to stand in the ring: tenths of a second at the end, and hours where a game takes days. */
export function leftText(left: number): string {
  if (left >= 1.5 * HOUR) return say('table-web-hours', { count: Math.round(left / HOUR) })
  if (left >= 1.5 * MINUTE) return say('table-web-minutes', { count: Math.round(left / MINUTE) })
  return left < 9.5 ? left.toFixed(1) : String(Math.round(left))
}

/** Whether a window lasts for hours, for people who look in from time to time. */
export function isPatient(bell: Bell): boolean {
  return bell.stopper === null && bell.length > MINUTE
}

/** When that is, for the reader's own clock. */
export function untilText(closesIn: number, promptAt: number): string {
  const at = new Date(Date.now() + closesIn * 1000 - (performance.now() - promptAt))
  return at.toLocaleString(reader.language, { weekday: 'long', hour: 'numeric', minute: '2-digit' })
}
