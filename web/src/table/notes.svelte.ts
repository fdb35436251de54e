// What the table knows about a seat besides the game.
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

class Clock {
  now = $state(Date.now())

  constructor() {
    setInterval(() => (this.now = Date.now()), 1000)
  }
}

const clock = new Clock()

export function noteSeats(live: LiveTable): SeatNote[] {
  const recent = settings.mute.on ? [] : live.reactions.filter((reaction) => clock.now - reaction.at < SHOWN_MS)
  const lines = settings.mute.on ? [] : live.remarks.filter(({ text, at }) => text && clock.now - at < spokenMs(text))
  return live.table!.seats.map((seat, chair) => ({
    isBot: seat.kind === 'bot',
    isAway: seat.kind === 'person' && !seat.is_here,
    isChoosing: Boolean(live.prompt && !live.prompt.bell && live.prompt.asked.includes(chair)),
    reaction: recent.findLast((reaction) => reaction.chair === chair)?.what,
    line: lines.findLast((remark) => remark.chair === chair)?.text,
  }))
}
