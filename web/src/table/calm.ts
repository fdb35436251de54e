// What has just appeared cannot be pressed yet, so that nobody presses what was not there when they aimed.
export const CALM_MS = 400

/** For an element whose buttons change: `key` is what they are about. */
export function calm(key: unknown) {
  return (node: HTMLElement) => {
    void key // attached anew whenever it changes
    node.dataset.settling = '' // style.css: its buttons let presses fall on the node itself, never on what lies below it
    const release = () => delete node.dataset.settling
    const timer = setTimeout(release, CALM_MS)
    return () => {
      clearTimeout(timer)
      release()
    }
  }
}

export function isSettling(): boolean {
  return document.querySelector('[data-settling]') !== null
}
