import { describe, expect, it } from 'vitest'

const sources = import.meta.glob<string>('../src/**/*.{svelte,css}', { query: '?raw', import: 'default', eager: true })

/** The selectors with :hover that also hold where nothing hovers: on a touch screen they stay on what was pressed last. */
function stickyIn(css: string): string[] {
  const open: string[] = []
  const sticky: string[] = []
  for (const [, head = '', end] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (end === '}') open.pop()
    if (end !== '{') continue
    open.push(head.trim())
    if (head.includes(':hover') && !open.includes('@media (hover: hover)')) sticky.push(head.trim())
  }
  return sticky
}

describe('what hovers', () => {
  it('is found inside and outside of the query', () => {
    const query = '@media (hover: hover) { a:hover { color: red } @container board (width > 1px) { b:hover { color: red; } } }'
    expect(stickyIn(`${query} i { color: red } /* u:hover {} */ p:hover, i { color: red }`)).toEqual(['p:hover, i'])
  })

  it.each(Object.entries(sources))('is left to what has a pointer in %s', (path, source) => {
    const css = path.endsWith('.css') ? source : (/<style>(.*)<\/style>/s.exec(source)?.[1] ?? '')
    expect(stickyIn(css)).toEqual([])
  })
})
