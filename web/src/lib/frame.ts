// A message is taken up in steps, each a task of its own, so that nothing that somebody does meanwhile waits for long: right after a
// frame the page changes, then it is measured, then the next frame is drawn.
const LATEST_MS = 250 // after which a message waits for no frame: the page may have been put into the background

const waiting = new Set<() => void>() // what looks at the page after it has changed
let isComing = false // the task that does so
let frame = 0

/** A task at once. Timers would come after the frame, and so may what is sent through a channel. */
function post(task: () => void) {
  if ('scheduler' in window) void scheduler.postTask(task, { priority: 'user-blocking' })
  else setTimeout(task)
}

/** Changes the page in a task of its own, right after a frame: a browser that has not drawn for a while draws before it does
 *  anything else, and then it would measure and draw in one. */
export function afterFrame(work: () => void) {
  let late: ReturnType<typeof setTimeout> | undefined
  let isDone = false
  const act = () => {
    if (isDone) return
    isDone = true
    clearTimeout(late)
    comeBack() // before anything changes, and so before the frame that is drawn for it: first come, first served
    work()
  }
  if (document.hidden) post(act) // no frames are drawn there
  else {
    requestAnimationFrame(() => post(act))
    late = setTimeout(act, LATEST_MS)
  }
}

/** Looks at the page when everything has changed and nothing is drawn yet. It is done together: the page is laid out once for all
 *  of it. */
export function beforeFrame(work: () => void) {
  if (!waiting.size) frame = requestAnimationFrame(doAll)
  waiting.add(work)
  comeBack()
}

/** In a task of its own after that. */
export function afterwards(work: () => void) {
  beforeFrame(() => post(work))
}

/** So long after the page has changed, counted from when it is seen: what began together ends together, and is drawn once. */
export function later(work: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = () => (timer = setTimeout(work, ms))
  beforeFrame(begin)
  return () => {
    waiting.delete(begin)
    clearTimeout(timer)
  }
}

function comeBack() {
  if (!isComing) post(layOut)
  isComing = true
}

/** A task by itself, for it is the longest. */
function layOut() {
  void document.documentElement.offsetHeight
  post(doAll)
}

function doAll() {
  isComing = false
  cancelAnimationFrame(frame)
  const all = [...waiting]
  waiting.clear()
  for (const work of all) work()
}
