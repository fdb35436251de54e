// Everything this browser is at a table: a connection for each seat it holds, so that nobody who shares the device counts
// as away, and one that only watches, for what may be seen while the device goes from hand to hand.
import { keepGuest, keysAt } from './keys'
import { LiveTable } from './table.svelte'
import type { Language } from './words.svelte'

export class Device {
  watcher = $state.raw<LiveTable | null>(null)
  private joined = $state.raw<LiveTable[]>([])

  constructor(readonly id: string) {
    const keys = keysAt(id)
    this.joined = (keys.length ? keys : ['']).map((key) => new LiveTable(id, key))
  }

  /** Everybody who sits here; a key that is no longer valid counts only if there is no other. */
  get seats(): LiveTable[] {
    const good = this.joined.filter((seat) => !seat.failure && !seat.hasLeft)
    return good.length ? good : this.joined.slice(0, 1)
  }

  /** Where it does not matter which of them asks: the host, because hosts may do more. */
  get first(): LiveTable {
    return this.seats.find((seat) => seat.isHost) ?? this.seats[0]!
  }

  /** Once the device is passed around it stays covered, even if only one of them is left. */
  get isShared(): boolean {
    return this.watcher !== null || this.seats.length > 1
  }

  seat(key: string) {
    keepGuest(this.id, key)
    this.joined = [...this.joined, new LiveTable(this.id, key)]
  }

  watch() {
    this.watcher ??= new LiveTable(this.id, '')
  }

  speak(language: Language) {
    for (const one of this.connections) void one.request({ type: 'language', language })
  }

  close() {
    for (const one of this.connections) one.close()
  }

  private get connections(): LiveTable[] {
    return this.watcher ? [...this.joined, this.watcher] : this.joined
  }
}
