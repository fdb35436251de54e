// Going through a game step by step.
import type { Picture, Replay } from '../gen/types'

export const SPEEDS = [0.5, 1, 2, 4] as const
const STEP_TIME = 1600 // milliseconds, at speed 1

export class Player {
  replay = $state.raw() as Replay
  at = $state(0)
  speed = $state<number>(1)
  isPlaying = $state(false)

  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(replay: Replay) {
    this.replay = replay
  }

  get last(): number {
    return this.replay.steps.length - 1
  }

  get step() {
    return this.replay.steps[this.at]!
  }

  /** The table before this step. */
  get earlier(): Picture {
    return this.replay.steps[Math.max(0, this.at - 1)]!.picture
  }

  go(to: number) {
    this.at = Math.min(this.last, Math.max(0, to))
    if (this.at === this.last) this.pause()
  }

  /** To the next step at which this viewer saw anything; many moves are silent passes. */
  forward() {
    const { steps } = this.replay
    const found = steps.findIndex((step, index) => index > this.at && step.lines.length > 0)
    this.go(found < 0 ? this.last : found)
  }

  back() {
    const { steps } = this.replay
    this.go(steps.findLastIndex((step, index) => index < this.at && step.lines.length > 0))
  }

  toggle() {
    if (this.isPlaying) this.pause()
    else this.play()
  }

  play() {
    if (this.at === this.last) this.at = 0
    this.isPlaying = true
    this.wait()
  }

  pause() {
    this.isPlaying = false
    clearTimeout(this.timer)
  }

  /** As long as it takes to look at what happens. */
  private wait() {
    const staged = this.step.lines.reduce((sum, { scene }) => sum + (scene?.is_own ? scene.seconds * 1000 : 0), 0)
    this.timer = setTimeout(() => {
      this.forward()
      if (this.isPlaying) this.wait()
    }, Math.max(STEP_TIME, staged) / this.speed)
  }
}
