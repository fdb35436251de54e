/** For what takes the place of something that had the focus: the keyboard goes on from here. */
export function takeFocus(node: HTMLElement) {
  if (!document.activeElement || document.activeElement === document.body) node.focus({ preventScroll: true })
}
