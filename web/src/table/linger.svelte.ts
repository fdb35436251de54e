// Something that is shown for a while, however fast news arrives.
import { onDestroy } from 'svelte'

export class Linger<T> {
  value = $state.raw<T | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly ms: number) {
    onDestroy(() => clearTimeout(this.timer))
  }

  show(value: T, ms = this.ms) {
    clearTimeout(this.timer)
    this.value = value
    this.timer = setTimeout(() => this.clear(), ms)
  }

  clear() {
    clearTimeout(this.timer)
    this.value = null
  }
}
