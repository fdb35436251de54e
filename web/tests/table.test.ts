import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Choice, News, Prompt, SlackPicture, Snapshot, TableFacts, ToPage, Waiting } from '../src/gen/types'
import { keep, seatAt } from '../src/lib/keys'
import { LiveTable } from '../src/lib/table.svelte'

class Socket {
  static OPEN = 1
  static last: Socket
  readyState = 1
  onopen = () => {}
  onmessage = (_: { data: string }) => {}
  onclose = () => {}
  send = vi.fn()
  close = vi.fn()
  constructor() {
    Socket.last = this
  }
}

const bell = { closes_in: 4, length: 4, stopper: null, is_decisive: false, speaker: null, is_muted: true, is_calm: false }
const prompt = { kind: 'answer', shape: 3, text: 'Ann announces', asked: [1, 2], choices: [{ move: 'pass' } as Choice], discards: null, bell, ends_in: null, order: null, wish: '' } as Prompt
const table = { id: 't', phase: 'playing', undo_by: null } as TableFacts
const picture = { type: 'slack', income: 3 } as SlackPicture
const snapshot = { type: 'snapshot', number: 7, you: 1, language: 'en', table, picture, prompt, log: [], talk: [], shown: [], lesson: null, statistics: null, done: '' } as Snapshot
const news = { type: 'news', number: 8, table: null, picture: null, changes: {}, prompt: null, lines: [], remarks: [], talk: [], shown: [], lesson: null, statistics: null, done: '' } as News

const A_WHILE = 300 // longer than a message waits for a frame, shorter than the page waits to connect again

function send(message: ToPage) {
  Socket.last.onmessage({ data: JSON.stringify(message) })
}

function hear(message: ToPage) {
  send(message)
  vi.advanceTimersByTime(A_WHILE)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a table', () => {

  it('keeps what the news do not tell again', () => {
    const live = new LiveTable('t', 'key')
    hear(snapshot)
    hear(news)
    expect([live.number, live.table, live.picture, live.prompt]).toEqual([8, table, picture, null])
    hear({ ...news, number: 9, picture: { ...picture, income: 1 } })
    expect(live.picture).toEqual({ ...picture, income: 1 })
  })

  it('takes over what is new in the picture, and keeps all other parts of it', () => {
    const seats = [{ total: 1 }, { total: 2 }] as SlackPicture['seats']
    const live = new LiveTable('t', 'key')
    hear({ ...snapshot, picture: { ...picture, seats } })
    const before = live.picture as SlackPicture
    hear({ ...news, changes: { income: 5, seats: [null, { total: 4 }] } })
    expect(live.picture).toEqual({ ...picture, income: 5, seats: [{ total: 1 }, { total: 4 }] })
    expect((live.picture as SlackPicture).seats[0]).toBe(before.seats[0])
    expect(live.earlier).toBe(before)
    hear({ ...news, number: 9, changes: { income: 2 } })
    expect(live.picture).toEqual({ ...picture, income: 2, seats: [{ total: 1 }, { total: 4 }] })
  })

  it('answers why even if the server will not say', async () => {
    const live = new LiveTable('t', 'key')
    hear(snapshot)
    const why = live.why('tv')
    const { id } = JSON.parse(Socket.last.send.mock.calls.at(-1)![0] as string) as { id: string }
    hear({ type: 'refused', id, code: 'too_fast', rule: '', text: 'That was a bit fast.' })
    expect(await why).toEqual(['That was a bit fast.'])
  })

  it('knows whom it still waits for after somebody has passed', () => {
    const live = new LiveTable('t', 'key')
    hear(snapshot)
    const waiting = { type: 'waiting', number: 8, asked: [1], closes_in: 1, length: 1.2, text: null, done: '' } as Waiting
    hear(waiting)
    expect(live.number).toBe(8)
    const left = { ...prompt, asked: [1], bell: { ...bell, closes_in: 1, length: 1.2 } }
    expect(live.prompt).toEqual(left)
    hear({ ...waiting, number: 9, text: 'The others may still answer.' })
    expect(live.prompt).toEqual({ ...left, text: 'The others may still answer.', choices: [] })
  })

  it('forgets a key that is worth nothing, and keeps one while the server is only in trouble', () => {
    keep({ table: 't', key: 'key', game: 'scare', name: 'Mia', at: 0 })
    const live = new LiveTable('t', 'key')
    hear({ type: 'failure', code: 'store_failed', text: 'Later.' })
    expect([live.failure, seatAt('t')?.key]).toEqual(['', 'key'])
    hear({ type: 'failure', code: 'bad_key', text: 'No seat.' })
    expect([live.failure, seatAt('t')]).toEqual(['No seat.', undefined])
  })

  it('hears in the news that a request was accepted', async () => {
    const live = new LiveTable('t', 'key')
    hear(snapshot)
    const moved = live.move('pass')
    const { id } = JSON.parse(Socket.last.send.mock.calls.at(-1)![0] as string) as { id: string }
    hear({ ...news, done: id })
    expect(await moved).toBeNull()
    expect(live.number).toBe(8)
  })
})

describe('what comes through the socket', () => {
  const WAYS: Record<string, () => void> = {
    'in sight': () => {},
    'in the background, where nothing is drawn': () => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
      vi.stubGlobal('requestAnimationFrame', () => 0)
    },
    'put into the background meanwhile': () => vi.stubGlobal('requestAnimationFrame', () => 0),
  }
  for (const [name, prepare] of Object.entries(WAYS))
    it(`is taken up in a task of its own and in order: ${name}`, () => {
      prepare()
      const live = new LiveTable('t', 'key')
      const numbers: number[] = []
      vi.spyOn(live, 'number', 'set').mockImplementation((number) => void numbers.push(number))
      for (const message of [snapshot, news, { ...news, number: 9 }]) send(message)
      expect(numbers).toEqual([])
      vi.advanceTimersByTime(A_WHILE)
      expect(numbers).toEqual([7, 8, 9])
    })

  it('is heard before the connection ends: after a failure for good nobody comes back', () => {
    const live = new LiveTable('t', 'key')
    const first = Socket.last
    send({ type: 'failure', code: 'bad_key', text: 'No seat.' })
    first.onclose()
    vi.advanceTimersByTime(60_000)
    expect(live.failure).toBe('No seat.')
    expect(Socket.last).toBe(first)
  })
})
