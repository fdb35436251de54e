// What must stay visible and within reach while a dialog is open and nothing else on the page can be pressed: every dialog
// inside the component that calls `dock` shows it at its foot.
import { getContext, setContext, type Component } from 'svelte'

interface Docked<Props extends Record<string, unknown>> {
  What: Component<Props>
  props: Props
}

const KEY = Symbol('dock')

export function dock<Props extends Record<string, unknown>>(What: Component<Props>, props: Props) {
  setContext(KEY, { What, props })
}

export function docked(): Docked<Record<string, unknown>> | undefined {
  return getContext(KEY)
}
