// What somebody chooses before a table is opened.
import type { GameFacts, NewTable, OptionFacts } from '../gen/types'

export const PACES = {
  quick: { ring: 2.5, bots: 0.6 },
  normal: { ring: 4, bots: 1.2 },
  relaxed: { ring: 8, bots: 2 },
  spoken: { ring: 4, bots: 1.2, is_spoken: true }, // for people who hear each other
  hotseat: { ring: 4, stop: 120, bots: 1.2, is_spoken: true }, // one device goes round, and that takes time
  strict: { ring: 0, bots: 1.2 },
  days: { ring: 1.2, bots: 0.6, away: 3 * 86400 }, // windows are for standing orders, and nobody is hurried on their turn
} as const
export type PaceName = keyof typeof PACES

export type OptionValue = boolean | number | string | number[]

const USUAL_SEATS = 4
const SET_BY_THE_TABLE = ['winner'] // a table knows who won its last game

export class Setup {
  game = $state.raw() as GameFacts
  seats = $state(USUAL_SEATS)
  bots = $state(0) // at a table with friends; alone, everybody else is one
  level = $state('')
  pace = $state<PaceName>('normal')
  options = $state.raw<Record<string, OptionValue>>({}) // only what is not as usual

  constructor(game: GameFacts) {
    this.choose(game)
  }

  choose(game: GameFacts) {
    this.game = game
    this.options = {}
    this.level = game.bots.at(-1)!
    this.setSeats(this.seats)
  }

  setSeats(seats: number) {
    this.seats = Math.min(this.game.most_seats, Math.max(this.game.least_seats, seats))
    this.bots = Math.min(this.bots, this.seats - 1)
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

  wish(name: string, isAlone: boolean): NewTable {
    const bots = isAlone ? this.seats - 1 : this.bots
    return {
      game: this.game.id,
      name,
      seats: this.seats,
      bots: Array<string>(bots).fill(this.level),
      options: { ...this.options },
      pace: { ...PACES[this.pace] },
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
