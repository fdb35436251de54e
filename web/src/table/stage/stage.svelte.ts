// The stage: what has just happened, one thing after the other, each for about a second. Whoever can act need not wait for it:
// anything they press ends it.
import { prefersReducedMotion } from 'svelte/motion'
import type { Picture } from '../../gen/types'
import type { Act } from './acts'

const BRIEF_MS = 2600 // at a table that waits for nothing: beside what goes on
const VERDICT_MS = 1500 // until the die lies still and has been read; then the table follows
const STILL = 0.6 // without motion there is less to look at
const CROWDED = 3 // if more wait than this, they hurry
const HURRY = 0.5

export class Stage {
  current = $state.raw<Act | null>(null)
  private isOut = $state(false) // what has happened is known: the table may show it
  private waiting = $state.raw<Act[]>([])
  private timers: ReturnType<typeof setTimeout>[] = []

  /** In a replay the last act stays until the next step. */
  constructor(private readonly isStill = false) {}

  tell(acts: Act[]) {
    if (this.isStill) this.clear()
    if (!acts.length) return
    this.waiting = [...this.waiting, ...acts]
    if (!this.current || this.current.dealt) this.next() // once something happens, the deal is old
  }

  /** Has this act the middle of the table to itself, if nothing else is asked there? */
  get isOpen(): boolean {
    return this.current !== null && (this.isStill || this.current.scene.seconds > 0)
  }

  /** The table as far as the story has been told. */
  shown(picture: Picture): Picture {
    if (this.isStill || prefersReducedMotion.current) return picture
    const { current } = this
    if (current && !this.isOut && this.isOpen) return current.before ?? picture
    return (current && this.waiting[0]?.before) || picture
  }

  /** On to what happened next. */
  skip() {
    if (this.isOpen && !this.isStill && !this.current?.round) this.next()
  }

  /** Enough of the round that is over. */
  endRound() {
    if (this.current?.round && !this.isStill) this.next()
  }

  /** Whoever does something has seen enough. */
  clear() {
    this.stop()
    this.waiting = []
    this.current = null
  }

  private next() {
    this.stop()
    const [act = null, ...rest] = this.waiting
    if (!act && this.isStill) return
    this.current = act
    this.waiting = rest
    this.isOut = act === null || (act.scene.die === null && !act.scene.throws.length)
    if (!act) return
    const share = (rest.length > CROWDED ? HURRY : 1) * (prefersReducedMotion.current ? STILL : 1)
    const length = act.scene.seconds ? act.scene.seconds * 1000 * (act.round ? 1 : share) : BRIEF_MS
    if (!this.isOut) this.after(Math.min(VERDICT_MS, length * STILL), () => (this.isOut = true))
    this.after(length, () => this.next())
  }

  private after(ms: number, then: () => void) {
    this.timers.push(setTimeout(then, ms))
  }

  private stop() {
    for (const timer of this.timers) clearTimeout(timer)
    this.timers = []
  }
}
