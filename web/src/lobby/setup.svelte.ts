// What somebody chooses before a table is opened.
import type { GameFacts, NewTable, OptionFacts } from '../gen/types'
import { say } from '../lib/words.svelte'

const HOUR = 3600
const DAY = 24 * HOUR
export const LEAST_RING = 2
export const MOST_RING = 10
export const HOURS = [4, 12, 24]

export interface Pace {
  ring: number
  bots: number
  stop?: number
  choose?: number // 0: nobody is hurried when they have to choose
  away?: number
  is_spoken?: boolean
}

const KNOWN_PACES = {
  quick: { ring: 2.5, bots: 0.5 },
  normal: { ring: 4, bots: 1 },
  relaxed: { ring: 8, bots: 2 },
  spoken: { ring: 4, bots: 1, choose: 0, is_spoken: true }, // for people who hear each other
  hotseat: { ring: 4, stop: 120, choose: 0, bots: 1, is_spoken: true }, // one device is passed around, and that takes time
  strict: { ring: 0, choose: 0, bots: 1 },
  days: { ring: 1.2, choose: 0, bots: 0.5, away: 3 * DAY }, // windows are for standing orders, and nobody is hurried on their turn
  asked: { ring: 12 * HOUR, stop: 120, choose: 0, bots: 0.5, away: 3 * DAY }, // the same, but windows wait for everybody
}
export type PaceName = keyof typeof KNOWN_PACES
export const PACES: Record<PaceName, Pace> = KNOWN_PACES

/** The pace that a table has, as far as people would notice. */
export function paceName({ ring, stop = 0, away = 0, is_spoken }: Pace): PaceName {
  if (is_spoken) return stop >= PACES.hotseat.stop! ? 'hotseat' : 'spoken'
  if (ring === 0) return 'strict'
  if (away >= DAY) return ring >= HOUR ? 'asked' : 'days'
  if (ring < PACES.normal.ring) return 'quick'
  return ring < PACES.relaxed.ring ? 'normal' : 'relaxed'
}

const WITHOUT_STOPS: PaceName[] = ['quick', 'normal', 'relaxed', 'hotseat', 'days'] // for games in which nobody can say stop
const USUAL_FREE_STOPS = 3

/** What a pace means in a game. */
export function paceNote(name: PaceName, pace: { ring: number; bots: number }, game: GameFacts): string {
  return say(`web-pace-${name}-note`, { ring: pace.ring, bots: pace.bots, stops: game.has_windows ? 'yes' : 'no' })
}

export type OptionValue = boolean | number | string | number[]

const USUAL_SEATS = 4
const SET_BY_THE_TABLE = ['winner'] // a table knows who won its last game

export class Setup {
  game = $state.raw() as GameFacts
  seats = $state(USUAL_SEATS)
  bots = $state(0) // at a table with friends; alone, everybody else is one
  level = $state('')
  pace = $state<PaceName>('normal')
  ring = $state(PACES.normal.ring) // these three start out as the pace has them
  think = $state(PACES.normal.bots)
  freeStops = $state(USUAL_FREE_STOPS)
  options = $state.raw<Record<string, OptionValue>>({}) // only those that differ from the default

  constructor(game: GameFacts) {
    this.choose(game)
  }

  choose(game: GameFacts) {
    this.game = game
    this.options = {}
    this.level = game.usual_bot
    this.setSeats(this.seats)
    if (!this.paces.includes(this.pace)) this.setPace('normal')
  }

  get paces(): PaceName[] {
    return this.game.has_windows ? (Object.keys(PACES) as PaceName[]) : WITHOUT_STOPS
  }

  setSeats(seats: number) {
    this.seats = Math.min(this.game.most_seats, Math.max(this.game.least_seats, seats))
    this.bots = Math.min(this.bots, this.seats - 1)
  }

  setPace(pace: PaceName) {
    this.pace = pace
    this.ring = PACES[pace].ring
    this.think = PACES[pace].bots
    this.freeStops = USUAL_FREE_STOPS
  }

  /** Whether a window closes after some seconds. */
  get hasRing(): boolean {
    const { ring, is_spoken } = PACES[this.pace]
    return this.game.has_windows && !is_spoken && ring >= LEAST_RING && ring <= MOST_RING
  }

  /** Whether people play at the same time, so that seconds matter. */
  get isLive(): boolean {
    return PACES[this.pace].away === undefined
  }

  get hours(): number {
    return this.ring / HOUR
  }

  setHours(hours: number) {
    this.ring = hours * HOUR
  }

  get houseRules(): OptionFacts[] {
    return this.game.options.filter((option) => !SET_BY_THE_TABLE.includes(option.name))
  }

  valueOf(option: OptionFacts): OptionValue {
    return this.options[option.name] ?? (option.default as OptionValue)
  }

  setOption(option: OptionFacts, value: OptionValue) {
    const { [option.name]: _, ...others } = this.options
    this.options = isSame(value, option.default) ? others : { ...others, [option.name]: value }
  }

  /** The name of the preset that the options amount to; none if they are somebody's own. */
  get preset(): string | undefined {
    return Object.keys(this.game.presets).find((name) => isSame(this.game.presets[name], this.options))
  }

  usePreset(name: string) {
    this.options = { ...(this.game.presets[name] as Record<string, OptionValue>) }
  }

  newTable(name: string, isAlone: boolean): NewTable {
    const bots = isAlone ? this.seats - 1 : this.bots
    return {
      game: this.game.id,
      name,
      seats: this.seats,
      bots: Array<string>(bots).fill(this.level),
      options: { ...this.options },
      pace: { ...PACES[this.pace], ring: this.ring, bots: this.think, free_stops: this.freeStops },
      is_started: isAlone,
    }
  }
}

function isSame(one: unknown, other: unknown): boolean {
  const order = (value: unknown) => JSON.stringify(value, isRecord(value) ? Object.keys(value).sort() : undefined)
  return order(one) === order(other)
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
