// Carrying a card of the hand to its target: with the mouse in any direction, with a finger upwards (sideways it scrolls the hand). A
// finger that lets go on the way, above the hand, has swiped the card up.
import type { Attachment } from 'svelte/attachments'

const LEAST: Record<string, number> = { mouse: 8 }
const LEAST_TOUCH = 14 // px before it counts as carrying
const SWIPE = 40 // px upwards that mean: play it

export interface Carrying {
  lift(): void // it is being carried
  over(target: string | null): void // the move of the target below it
  drop(target: string | null, isUp: boolean): void // there, or somewhere above the hand
}

/** Whether what is pressed now was only carried or read, so that its click means nothing. */
export class Carried {
  isClickOver = false
}

export function carries(make: () => Carrying, carried: Carried): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number; id: number; left: number; top: number } | null = null
    let ghost: HTMLElement | null = null

    function down(event: PointerEvent) {
      carried.isClickOver = false
      if (event.button !== 0 || !event.isPrimary) return
      const { left, top } = node.getBoundingClientRect()
      start = { x: event.clientX, y: event.clientY, id: event.pointerId, left, top }
    }

    function move(event: PointerEvent) {
      if (!start || event.pointerId !== start.id) return
      const x = event.clientX - start.x
      const y = event.clientY - start.y
      if (!ghost) {
        const isMouse = event.pointerType === 'mouse'
        const isFar = Math.hypot(x, y) >= (LEAST[event.pointerType] ?? LEAST_TOUCH)
        if (!isFar || (!isMouse && -y < Math.abs(x))) return
        node.setPointerCapture(event.pointerId)
        ghost = ghostOf(node)
        make().lift()
      }
      ghost.style.transform = `translate(${x}px, ${y}px) scale(0.8)`
      make().over(targetAt(event.clientX, event.clientY))
    }

    function up(event: PointerEvent) {
      if (!start || event.pointerId !== start.id) return
      const isUp = start.y - event.clientY >= SWIPE
      const wasCarried = ghost !== null
      stop()
      if (!wasCarried) return
      carried.isClickOver = true
      make().drop(targetAt(event.clientX, event.clientY), isUp)
    }

    function stop() {
      ghost?.remove()
      ghost = null
      start = null
    }

    node.addEventListener('pointerdown', down)
    node.addEventListener('pointermove', move)
    node.addEventListener('pointerup', up)
    node.addEventListener('pointercancel', stop)
    return () => {
      stop()
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerup', up)
      node.removeEventListener('pointercancel', stop)
    }
  }
}

/** What lies there, below the card that is carried. */
function targetAt(x: number, y: number): string | null {
  const at = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-target]')
  return at?.dataset.target ?? null
}

/** The card as it looks, free of whatever cuts it off. */
function ghostOf(node: HTMLElement): HTMLElement {
  const { left, top, width, height } = node.getBoundingClientRect()
  const ghost = node.cloneNode(true) as HTMLElement
  ghost.removeAttribute('data-card')
  ghost.removeAttribute('data-look')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  Object.assign(ghost.style, { position: 'fixed', zIndex: '60', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, margin: '0', opacity: '0.9', pointerEvents: 'none' })
  const play = node.closest('.frame') ?? document.body // with its colors
  play.append(ghost)
  return ghost
}
