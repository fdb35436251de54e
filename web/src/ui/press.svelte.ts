// Presses. Nobody presses what was not there when they aimed: a press counts only if it began on the same control, to
// the same question, after that had been in sight for a moment. A press that does not count is never dropped silently
// (PressNote.svelte). What must not come too late, a Stop, is [data-urgent] and counts as soon as it is in sight.
import { later } from '../lib/frame'

export const SETTLING_MS = 400 // as long as cards travel: what they do to the page is drawn with it

const CONTROLS = 'button, a, label, input, select, summary'
const SETTLING = '[data-settling]'
const ANY_POINTER = 0 // for browsers whose clicks do not say which pointer they came from

interface Press {
  control: Element
  question: string | undefined
  isReady: boolean
  isWanted: boolean // aimed at something that acts on release
}

let questions = 0
const presses = new Map<number, Press>()

/** For an element whose controls come and change by themselves: they settle whenever what they are about has changed. */
export function pressGuard(about: () => unknown) {
  return (node: HTMLElement) => {
    const key = $derived(about()) // looked at with every message, and mostly the same
    $effect(() => {
      void key
      return settle(node)
    })
  }
}

function settle(node: HTMLElement) {
  questions += 1
  node.dataset.guarded = String(questions)
  node.dataset.settling = '' // style.css: presses fall on the node itself, never on what lies below it
  const release = () => delete node.dataset.settling
  const stop = later(release, SETTLING_MS)
  return () => {
    stop()
    release()
  }
}

/** Where a press did not count. */
export const tooEarly = $state<{ at: { x: number; y: number } | null }>({ at: null })

/** For a key that stands for something on the screen. A key press that comes too early is reported, too. */
export function isTooEarly(): boolean {
  const settling = document.querySelector(SETTLING)
  if (settling) tooEarly.at = middleOf(settling)
  return settling !== null
}

/** Once for the whole page, before anything else listens. */
export function guardPresses(page: Window) {
  page.addEventListener('pointerdown', begin, true)
  page.addEventListener('click', judge, true)
  page.addEventListener('keydown', holdKey, true)
}

/** A label and what it names are one control. */
function controlOf(target: Element): Element {
  return target.closest('label') ?? target.closest(CONTROLS) ?? target
}

function questionOf(control: Element): string | undefined {
  return control.closest<HTMLElement>('[data-guarded]')?.dataset.guarded
}

function isReady(control: Element): boolean {
  return !control.matches(':disabled') && (!control.closest(SETTLING) || control.matches('[data-urgent]'))
}

function begin(event: PointerEvent) {
  const control = controlOf(event.target as Element)
  const { clientX: x, clientY: y } = event
  const isWanted = (control.matches(CONTROLS) && !control.matches('[data-hold]')) || hasControlAt(control, x, y)
  const press = { control, question: questionOf(control), isReady: isReady(control), isWanted }
  if (event.isPrimary) presses.clear() // no other finger is down
  presses.set(event.pointerId, press)
  presses.set(ANY_POINTER, press)
}

/** While its controls settle, an element is pressed in their place. */
function hasControlAt(settling: Element, x: number, y: number): boolean {
  if (!settling.matches(SETTLING)) return false
  return [...settling.querySelectorAll(CONTROLS)].some((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect()
    return left <= x && x <= right && top <= y && y <= bottom
  })
}

function judge(event: MouseEvent) {
  if (!event.isTrusted) return // the page's own doing
  const control = controlOf(event.target as Element)
  if (event.detail === 0) {
    // By a key on the focused control; otherwise by Enter in a field beside it, or by a screen reader.
    if (document.activeElement === control && !isReady(control)) refuse(event, middleOf(control))
    return
  }
  const press = presses.get((event as Partial<PointerEvent>).pointerId ?? ANY_POINTER)
  setTimeout(() => forget(press)) // a label presses its input at the same moment; anything later needs its own press
  if (press?.control === control && press.isReady && press.question === questionOf(control)) return
  refuse(event, press?.isWanted ? { x: event.clientX, y: event.clientY } : null)
}

function forget(press: Press | undefined) {
  for (const [pointer, one] of presses) if (one === press) presses.delete(pointer)
}

function refuse(event: MouseEvent, at: typeof tooEarly.at) {
  event.preventDefault()
  event.stopImmediatePropagation()
  if (at) tooEarly.at = at
}

function middleOf(control: Element) {
  const { left, top, width, height } = control.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** A key that is held down presses once, whatever has the focus by then. */
function holdKey(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
