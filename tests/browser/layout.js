// Looks at the page as somebody does who wants to press something, and says what is wrong. Nothing is scrolled that people
// could not scroll, and everything is put back as it was.
async (scene) => {
  // The page has heard of its new size, and has drawn itself.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

  const LEAST_TEXT = 12
  const faults = []
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('.veil') ?? document.body
  const isRoot = (node) => node === document.body || node === document.documentElement
  const scrolls = (style) => /auto|scroll/.test(style)
  const isSeen = (node) => node.checkVisibility({ visibilityProperty: true }) && node.getBoundingClientRect().width > 0

  function nameOf(node) {
    const text = (node.getAttribute('aria-label') ?? node.textContent).trim().replace(/\s+/g, ' ').slice(0, 40)
    const { testid, move, card } = node.dataset
    return `${node.tagName.toLowerCase()} ${testid ?? move ?? card ?? node.className} "${text}"`
  }

  // What people can scroll around it, from the inside to the outside.
  function scrollersOf(node) {
    const found = []
    for (let one = node.parentElement; one && one !== root.parentElement && !isRoot(one); one = one.parentElement) {
      const style = getComputedStyle(one)
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) found.push(one)
    }
    if (scene.canPageScroll) found.push(document.scrollingElement)
    return found
  }

  // As little as needed, like a finger does.
  function bringIn(node) {
    for (const one of scrollersOf(node)) {
      const isPage = one === document.scrollingElement
      const box = isPage ? { left: 0, top: 0 } : one.getBoundingClientRect()
      const inner = { left: box.left + one.clientLeft * !isPage, top: box.top + one.clientTop * !isPage, width: one.clientWidth, height: one.clientHeight }
      const rect = node.getBoundingClientRect()
      const style = getComputedStyle(one)
      if (isPage || scrolls(style.overflowY)) one.scrollTop += inside(rect.top, rect.bottom, inner.top, inner.height)
      if (isPage || scrolls(style.overflowX)) one.scrollLeft += inside(rect.left, rect.right, inner.left, inner.width)
    }
  }

  function inside(from, to, start, size) {
    if (from < start || to - from > size) return from - start
    return to > start + size ? to - start - size : 0
  }

  // The middle, and a point near each corner, of what is in sight of it; of a word that is broken, the longer part.
  function pointsOf(node) {
    let { left, right, top, bottom } = [...node.getClientRects()].reduce((most, one) => (one.width > most.width ? one : most))
    for (const one of scrollersOf(node)) {
      if (one === document.scrollingElement) continue
      const box = one.getBoundingClientRect()
      left = Math.max(left, box.left), right = Math.min(right, box.right)
      top = Math.max(top, box.top), bottom = Math.min(bottom, box.bottom)
    }
    const at = (x, y) => [left + (right - left) * x, top + (bottom - top) * y]
    return [at(0.5, 0.5), at(0.2, 0.2), at(0.8, 0.2), at(0.2, 0.8), at(0.8, 0.8)]
  }

  function isHit(node, [x, y]) {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (node.contains(hit) || hit.contains(node) && hit.tagName === 'LABEL')
  }

  function whatIsAt([x, y]) {
    const hit = document.elementFromPoint(x, y)
    return hit ? nameOf(hit) : `nothing (${Math.round(x)}, ${Math.round(y)})`
  }

  function checkPressed(node, what) {
    const missed = pointsOf(node).find((point) => !isHit(node, point))
    if (missed) faults.push(`${what}: ${nameOf(node)} is behind ${whatIsAt(missed)}`)
    return !missed
  }

  // Without scrolling: the question, what most people press, the hand.
  for (const selector of scene.inSight) {
    const found = [...root.querySelectorAll(selector)].filter(isSeen)
    if (!found.length) faults.push(`not there: ${selector}`)
    for (const node of found) {
      const { left, right, top, bottom } = node.getBoundingClientRect()
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) faults.push(`out of sight: ${nameOf(node)}`)
      else checkPressed(node, 'in sight')
    }
  }

  // Everything that can be pressed, after scrolling.
  const CONTROLS = 'button:enabled, a[href], select:enabled, textarea:enabled, summary, [role=button], [role=slider], input:enabled:not(.visually-hidden), label:has(> input.visually-hidden:enabled)'
  const places = [...root.querySelectorAll('*'), document.scrollingElement].map((node) => [node, node.scrollTop, node.scrollLeft])
  for (const node of root.querySelectorAll(CONTROLS)) {
    if (!isSeen(node) || node.closest('[inert]')) continue
    bringIn(node)
    checkPressed(node, 'pressed')
  }
  for (const [node, top, left] of places) {
    if (node.scrollTop !== top) node.scrollTop = top
    if (node.scrollLeft !== left) node.scrollLeft = left
  }

  // The parts of the table share the window and nothing lies on anything else.
  const parts = [...document.querySelectorAll(scene.parts)].filter((node) => isSeen(node) && node.getBoundingClientRect().height > 0)
  const boxes = parts.map((node) => node.getBoundingClientRect())
  for (const [index, box] of boxes.entries()) {
    if (!scene.canPageScroll && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)) faults.push(`part out of the window: ${parts[index].className}`)
    for (const [other, next] of boxes.entries()) {
      if (other <= index) continue
      const across = Math.min(box.right, next.right) - Math.max(box.left, next.left)
      const down = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top)
      if (across > 1 && down > 1) faults.push(`${parts[index].className} lies on ${parts[other].className}`)
    }
  }

  // What stands in a part stays there, unless it is scrolled.
  for (const part of parts) {
    const box = part.getBoundingClientRect()
    for (const node of part.querySelectorAll('.bell, .question, .ask, .chooser, .card.paper, .choices')) {
      const rect = node.getBoundingClientRect()
      if (isSeen(node) && (rect.top < box.top - 1 || rect.bottom > box.bottom + 1 || rect.left < box.left - 1 || rect.right > box.right + 1)) faults.push(`${node.className} sticks out of ${part.className}`)
    }
  }

  // These scroll down and never aside.
  for (const node of root.querySelectorAll('.sheet, .matter, .log, .said, .list, .act')) {
    if (isSeen(node) && node.scrollWidth > node.clientWidth + 1) faults.push(`too wide: ${nameOf(node)}`)
  }

  const page = document.scrollingElement
  if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth - innerWidth} px too wide`)
  if (!scene.canPageScroll && page.scrollHeight > innerHeight) faults.push(`the page is ${page.scrollHeight - innerHeight} px too high`)

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const small = new Set()
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement
    if (!text.data.trim() || !node.checkVisibility() || node.closest('.visually-hidden, style, script')) continue
    if (parseFloat(getComputedStyle(node).fontSize) < LEAST_TEXT) small.add(`small text: ${nameOf(node)}`)
  }
  return [...faults, ...small]
}
