// How much of an open window is left.
import type { Bell } from '../gen/types'

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
  return left < 9.5 ? left.toFixed(1) : String(Math.round(left))
}
