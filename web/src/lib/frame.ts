// Work that looks at the page after it has changed. It is done together, in a task of its own and before the next frame is
// drawn: the page is laid out once for all of it, and neither the message nor the drawing waits for it.
const waiting = new Set<() => void>()
let frame = 0
let timer: ReturnType<typeof setTimeout>

export function beforeFrame(work: () => void) {
  if (!waiting.size) {
    timer = setTimeout(doAll)
    frame = requestAnimationFrame(doAll)
  }
  waiting.add(work)
}

function doAll() {
  clearTimeout(timer)
  cancelAnimationFrame(frame)
  const all = [...waiting]
  waiting.clear()
  for (const work of all) work()
}
