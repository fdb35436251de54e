// Something that is shown for a while, however fast the news come.
import { onDestroy } from 'svelte'

export class Linger<T> {
  value = $state.raw<T | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly ms: number) {
    onDestroy(() => clearTimeout(this.timer))
  }

  show(value: T) {
    clearTimeout(this.timer)
    this.value = value
    this.timer = setTimeout(() => (this.value = null), this.ms)
  }
}
