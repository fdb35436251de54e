// The card that is held up to be read. There is only one, whatever shows it.
import type { CardFacts } from '../gen/types'

const HOVER_MS = 260
const PRESS_MS = 420

export interface Shown {
  facts: CardFacts
  slack?: number | null
  near: DOMRect
  reasons?: () => Promise<string[]> // why the card cannot be played now
}

class Zoom {
  shown = $state.raw<Shown | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  show(shown: Shown) {
    clearTimeout(this.timer)
    this.shown = shown
  }

  hide() {
    clearTimeout(this.timer)
    this.shown = null
  }

  later(shown: () => Shown, wait: number) {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.show(shown()), wait)
  }
}

export const zoom = new Zoom()

/** Hover, keyboard focus and long press hold a card up; leaving it puts it down. */
export function zoomable(make: () => Omit<Shown, 'near'>) {
  return (node: HTMLElement) => {
    const shown = () => ({ ...make(), near: node.getBoundingClientRect() })
    let focused: Shown | null = null
    let isOver = false // and has moved there
    const listeners: [string, (event: Event) => void][] = [
      // A pointer at rest enters a card that lands under it without moving: nobody has asked to read that card.
      ['pointermove', (event) => (event as PointerEvent).pointerType === 'mouse' && !isOver && (isOver = true) && zoom.later(shown, HOVER_MS)],
      ['pointerleave', () => ((isOver = false), zoom.hide())],
      ['pointerdown', (event) => (event as PointerEvent).pointerType === 'touch' && zoom.later(shown, PRESS_MS)],
      ['pointerup', () => zoom.hide()],
      ['pointercancel', () => zoom.hide()],
      ['focus', () => node.matches(':focus-visible') && zoom.show((focused = shown()))],
      // A card that disappears loses the focus during rendering, when nothing may change; a moment later it may.
      ['blur', () => queueMicrotask(() => zoom.shown === focused && zoom.hide())],
      ['contextmenu', (event) => event.preventDefault()], // a long press reads the card
    ]
    for (const [name, listener] of listeners) node.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of listeners) node.removeEventListener(name, listener)
      zoom.hide()
    }
  }
}
