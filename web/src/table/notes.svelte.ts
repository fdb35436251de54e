// What the table knows about a seat besides the game.
import { keepSame } from '../lib/same'
import type { LiveTable } from '../lib/table.svelte'
import { SHOWN_MS, spokenMs } from './reactions'
import { settings } from './settings.svelte'

export interface SeatNote {
  isBot: boolean
  isAway: boolean
  isChoosing: boolean
  reaction?: string
  line?: string // what a bot says
}

/** What is over is looked for as long as there is anything. */
class Clock {
  now = $state(Date.now())
  private timer: ReturnType<typeof setTimeout> | undefined

  tick() {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.now = Date.now()), 1000)
  }
}

const clock = new Clock()
let noted: SeatNote[] = [] // as they were last: what is the same is not drawn anew

export function noteSeats(live: LiveTable): SeatNote[] {
  const now = Math.max(clock.now, ...[...live.reactions, ...live.remarks].map(({ at }) => at))
  const recent = settings.mute.on ? [] : live.reactions.filter((reaction) => now - reaction.at < SHOWN_MS)
  const lines = settings.mute.on ? [] : live.remarks.filter(({ text, at }) => text && now - at < spokenMs(text))
  if (recent.length || lines.length) clock.tick()
  const notes = live.table!.seats.map((seat, chair) => ({
    isBot: seat.kind === 'bot',
    isAway: seat.kind === 'person' && !seat.is_here,
    isChoosing: Boolean(live.prompt && !live.prompt.bell && live.prompt.asked.includes(chair)),
    reaction: recent.findLast((reaction) => reaction.chair === chair)?.what,
    line: lines.findLast((remark) => remark.chair === chair)?.text,
  }))
  return (noted = keepSame(noted, notes))
}
