import { describe, expect, it, vi } from 'vitest'
import type { Prompt, SlackPicture, Talk } from '../src/gen/types'
import type { LiveTable, Refusal } from '../src/lib/table.svelte'
import { Session } from '../src/table/session.svelte'

function table(answer: Refusal | null = null) {
  const answers: ((refusal: Refusal | null) => void)[] = []
  const live = {
    you: 0,
    id: 'a-table',
    number: 5,
    talk: [] as Talk[],
    picture: { type: 'slack', announced: [] as SlackPicture['announced'], hand: [{ card: 3, id: 'tv' }, { card: 8, id: 'sprouts' }] } as SlackPicture,
    prompt: { kind: 'free_time', shape: 0, asked: [0], choices: [], closed: [], text: '', discards: null, bell: null, ends_in: null, order: null, wish: '' } as Prompt,
    request: vi.fn(() => new Promise<Refusal | null>((settle) => answers.push(settle))),
    why: vi.fn(() => Promise.resolve(['because (SLACK-1)'])),
  }
  return { live, session: new Session(live as unknown as LiveTable), answer: () => answers.shift()?.(answer) }
}

describe('a session', () => {
  it('sends nothing twice while the server has not answered', async () => {
    const { live, session, answer } = table()
    const first = session.move('play tv')
    expect(await session.move('play tv')).toBe(false)
    expect(live.request).toHaveBeenCalledTimes(1)
    answer()
    expect(await first).toBe(true)
    expect(session.isSending).toBe(false)
  })

  it('says stop once, and not before the server has answered what is under way', async () => {
    const { live, session, answer } = table()
    live.prompt = { ...live.prompt, kind: 'respond', bell: { closes_in: 4, length: 4, stopper: null, is_decisive: false, speaker: null, is_muted: false, is_calm: false } }
    const order = session.toggleOrder()
    const stops = [session.stop(), session.stop()]
    expect([live.request.mock.calls.length, session.isStopping]).toEqual([1, true])
    answer()
    await order
    await Promise.resolve()
    expect(live.request.mock.calls.slice(1)).toEqual([[{ type: 'stop' }]])
    answer()
    await Promise.all(stops)
    expect([live.request.mock.calls.length, session.isStopping]).toEqual([2, false])
  })

  it('says no stop where the window has closed meanwhile, or the bell does not listen', async () => {
    const { live, session, answer } = table()
    const bell = { closes_in: 4, length: 4, stopper: null, is_decisive: false, speaker: null, is_muted: true, is_calm: false }
    live.prompt = { ...live.prompt, kind: 'respond', bell }
    await session.stop()
    expect(live.request).not.toHaveBeenCalled()
    live.prompt = { ...live.prompt, bell: { ...bell, is_muted: false, is_calm: false } }
    const order = session.toggleOrder()
    const stop = session.stop()
    live.prompt = { ...live.prompt, bell: null }
    answer()
    await Promise.all([order, stop])
    expect(live.request).toHaveBeenCalledTimes(1)
  })

  it('keeps what was refused, and the cards that were ticked', async () => {
    const { session, answer } = table({ rule: 'SLACK-81', text: 'Too few. (SLACK-81)' })
    session.tick(8)
    const sent = session.move('discard sprouts')
    answer()
    expect(await sent).toBe(false)
    expect(session.problem).toBe('Too few. (SLACK-81)')
    expect(session.tickedIds).toEqual(['sprouts'])
  })

  it('puts down cards that are no longer in the hand', () => {
    const { live, session } = table()
    session.tick(8)
    session.pick(3)
    live.picture = { ...live.picture, hand: [] }
    session.catchUp()
    expect([session.ticked, session.picked]).toEqual([[], null])
  })

  it('keeps the basket when a card that was only read is put down', () => {
    const { session } = table()
    session.tick(8)
    session.pick(3)
    session.putDown()
    expect([session.ticked, session.picked]).toEqual([[8], null])
  })

  const evict = (id: string) => ({ move: `evict ${id} to Ada`, text: '', verb: 'evict', cards: [id], seat: 1 })

  it('asks the planned guests one after the other, and only those who can still be asked', async () => {
    const { live, session, answer } = table()
    live.prompt = { ...live.prompt, kind: 'roll', choices: [evict('otto'), evict('girl')] }
    const sent = session.moveAll(['evict otto to Ada', 'evict bill to Ada', 'evict girl to Ada'])
    live.prompt = { ...live.prompt, kind: 'give_up', choices: [] } // something else comes in between
    answer()
    await sent
    expect(live.request).toHaveBeenCalledTimes(1)
    live.prompt = { ...live.prompt, kind: 'roll', choices: [evict('girl')] }
    session.catchUp()
    expect(live.request).toHaveBeenCalledTimes(2)
    expect(live.request).toHaveBeenLastCalledWith({ type: 'move', move: 'evict girl to Ada' })
  })

  it('goes on with its plan when the answer to the first request comes after its news', async () => {
    const { live, session, answer } = table()
    live.prompt = { ...live.prompt, kind: 'roll', choices: [evict('girl'), evict('bill')] }
    const sent = session.moveAll(['evict girl to Ada', 'evict bill to Ada'])
    live.prompt = { ...live.prompt, choices: [evict('bill')] }
    session.catchUp()
    expect(live.request).toHaveBeenCalledTimes(1)
    answer()
    await sent
    expect(live.request).toHaveBeenLastCalledWith({ type: 'move', move: 'evict bill to Ada' })
  })

  it('answers only while it rings', () => {
    const { live, session } = table()
    const play = { move: 'play tv', text: '', verb: 'play', cards: ['tv'], seat: null }
    live.prompt = { ...live.prompt, choices: [play] }
    expect(session.answers).toEqual([])
    live.prompt = { ...live.prompt, bell: { closes_in: 4, length: 4, stopper: null, is_decisive: false, speaker: null, is_muted: false, is_calm: false } }
    expect(session.answers).toEqual([play])
  })

  it('puts a card down that would hide a new question, and keeps one that answers it', () => {
    const { live, session } = table()
    const play = { move: 'play tv', text: '', verb: 'play', cards: ['tv'], seat: null }
    live.prompt = { ...live.prompt, choices: [play] }
    session.catchUp()
    session.pick(3)
    live.prompt = { ...live.prompt, kind: 'answer' }
    session.catchUp()
    expect(session.picked).toBe(3)
    live.prompt = { ...live.prompt, kind: 'give_up', choices: [] }
    session.catchUp()
    expect(session.picked).toBe(null)
  })

  it('leaves a card up that somebody reads, as long as they are asked nothing else', () => {
    const { live, session } = table()
    live.prompt = { ...live.prompt, asked: [1] }
    session.catchUp()
    session.pick(3)
    live.prompt = { ...live.prompt, kind: 'discard' } // still the other one's business
    session.catchUp()
    expect(session.picked).toBe(3)
  })

  it('leaves it up in a window, too, while one after the other lets that go', () => {
    const { live, session } = table()
    live.prompt = { ...live.prompt, kind: 'respond', asked: [0, 1, 2] }
    session.catchUp()
    session.pick(3)
    live.prompt = { ...live.prompt, asked: [0, 2] }
    session.catchUp()
    expect(session.picked).toBe(3)
  })

  it('counts what the others have said since the reader looked', () => {
    const { live, session } = table()
    live.talk = [
      { number: 6, chair: 0, text: 'Hallo' },
      { number: 7, chair: 1, text: 'Prost' },
    ]
    expect(session.unheard).toBe(1)
    session.hear()
    expect(session.unheard).toBe(0)
    live.talk = [...live.talk, { number: 9, chair: 2, text: 'Zum Wohl' }]
    expect([session.unheard, new Session(live as unknown as LiveTable).unheard]).toEqual([1, 1])
  })

  it('asks why once for each moment', async () => {
    const { live, session } = table()
    await session.why('tv')
    expect(await session.why('tv')).toEqual(['because (SLACK-1)'])
    live.number += 1
    await session.why('tv')
    expect(live.why).toHaveBeenCalledTimes(2)
  })
})
