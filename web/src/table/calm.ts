// What has just appeared cannot be pressed yet, so that nobody presses what was not there when they aimed.
export const CALM_MS = 400

/** For an element whose buttons change: `key` is what they are about. */
export function calm(key: unknown) {
  return (node: HTMLElement) => {
    void key // attached anew whenever it changes
    node.dataset.settling = ''
    node.style.pointerEvents = 'none'
    const timer = setTimeout(() => release(node), CALM_MS)
    return () => {
      clearTimeout(timer)
      release(node)
    }
  }
}

function release(node: HTMLElement) {
  delete node.dataset.settling
  node.style.pointerEvents = ''
}

export function isSettling(): boolean {
  return document.querySelector('[data-settling]') !== null
}
