// Lets the keyboard scroll an element that contains nothing focusable: the element takes the focus itself.
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

export function scrolls(node: HTMLElement) {
  const observer = new ResizeObserver(() => {
    const isNeeded = node.scrollHeight > node.clientHeight && !node.querySelector(FOCUSABLE)
    if (isNeeded) node.tabIndex = 0
    else node.removeAttribute('tabindex')
  })
  for (const one of [node, ...node.children]) observer.observe(one)
  return () => observer.disconnect()
}
