// Everybody at a table, for whatever draws their faces: who looks how, and how they feel.
import { getContext, setContext } from 'svelte'
import type { Mood } from './heads'
import { flashOf } from './moods'

export interface Company {
  faces: readonly string[]
  moods: readonly Mood[]
  hats: readonly string[] // that go with their ranks
}

const KEY = Symbol('company')
const FLASH = 2000 // milliseconds

/** Tells every face below who is there. */
export function letCompany(company: () => Company) {
  setContext(KEY, company)
}

export function companyHere(): (() => Company) | undefined {
  return getContext(KEY)
}

/** What people feel for a moment. */
export class Flashes {
  moods = $state.raw<Readonly<Record<number, Mood>>>({})
  private timers = new Map<number, ReturnType<typeof setTimeout>>()

  /** The points of all seats before and after some news. */
  note(before: readonly number[], after: readonly number[]) {
    after.forEach((points, seat) => {
      const mood = flashOf(before[seat], points)
      if (mood) this.show(seat, mood)
    })
  }

  show(seat: number, mood: Mood) {
    clearTimeout(this.timers.get(seat))
    this.moods = { ...this.moods, [seat]: mood }
    this.timers.set(
      seat,
      setTimeout(() => {
        const { [seat]: _, ...others } = this.moods
        this.moods = others
      }, FLASH),
    )
  }

  clear() {
    for (const timer of this.timers.values()) clearTimeout(timer)
  }
}
