// Below a path, behind a proxy: what differs from a server of its own.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { games, Refused } from '../src/lib/api'
import { keep, seats } from '../src/lib/keys'
import { say } from '../src/lib/words.svelte'
import { addressOf } from '../src/ui/address'

const SEAT = { table: 'abc', key: 'secret', game: 'scare', name: 'Ann', at: 1 }

beforeEach(() => localStorage.clear())
afterEach(() => {
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

describe('below a path', () => {
  it('seats of one server are not mixed up with those of its neighbor', () => {
    history.replaceState(null, '', '/games/#/t/abc')
    keep(SEAT)
    expect(seats()).toEqual([SEAT])
    history.replaceState(null, '', '/games/index.html')
    expect(seats()).toEqual([SEAT])
    for (const other of ['/', '/other/']) {
      history.replaceState(null, '', other)
      expect(seats()).toEqual([])
    }
  })

  it('an address to send to somebody has the path', () => {
    history.replaceState(null, '', '/games/#/t/abc')
    expect(addressOf('join', 'abc', 'x y')).toBe(`${location.origin}/games/#/join/abc/x%20y`)
  })
})

describe('a proxy whose server is away', () => {
  const answers = {
    'talks HTML': () => Promise.resolve(new Response('<h1>502 Bad Gateway</h1>', { status: 502 })),
    'or does not answer': () => Promise.reject(new TypeError('Failed to fetch')),
  }
  for (const [what, answer] of Object.entries(answers))
    it(what, async () => {
      vi.stubGlobal('fetch', answer)
      const problem: unknown = await games().catch((error: unknown) => error)
      expect(problem).toBeInstanceOf(Refused)
      expect((problem as Refused).message).toBe(say('web-no-server'))
    })
})
