import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Line, Scene, ScarePicture, ScareSeat, SlackPicture } from '../src/gen/types'
import { scare } from '../src/table/scare/scare'
import { roundOf } from '../src/table/scare/round'
import { slack } from '../src/table/slack/slack'
import type { Drawing } from '../src/table/drawing'
import { actsOf, concernedBy, spoken, type Act } from '../src/table/stage/acts'
import { Stage } from '../src/table/stage/stage.svelte'

const SCENE: Scene = {
  kind: 'evict_rolled', title: 'Ada asks Bill to leave', actor: 0, target: 1, cards: ['bill'], falling: [], die: 3, base: null,
  modifiers: [{ by: 1, name: 'Of Unspeakable Leases', card: 'unspeakable_leases' }], sum: 4, verdict: '4 or more: leaves', is_good: true, throws: [], seconds: 2, is_own: true,
}
const PLAIN: Scene = { ...SCENE, kind: 'lost', title: 'Ada loses Tiny.', actor: null, target: 0, die: null, modifiers: [], sum: null, verdict: '', is_good: null, is_own: false }

function line(kind: string, facts: Line['facts'] = {}, scene: Scene | null = null): Line {
  return { number: 7, kind, text: `${kind}.`, facts, cards: [], scene }
}

function table(totals: number[], announced: SlackPicture['announced'] = []): SlackPicture {
  const seats = totals.map((total) => ({ job: '', goal: 20, total, loose: 0, tokens: [], hand_size: 0, room: [], known: [] }))
  return { type: 'slack', turn: 0, phase: 0, phases: [], income: 0, free_time: 0, deck: 0, discards: 0, last_discard: null, seats, hand: [], announced, lasting: [], ladders: {}, camp: null, winners: [] }
}

const drawing = slack as unknown as Drawing

describe('acts', () => {
  it('are the scenes of their own, each with what came of it', () => {
    const lines = [line('turn_started'), line('evict_rolled', {}, SCENE), line('lost', { seat: 1 }, PLAIN), line('phase_started'), line('die_rolled', {}, { ...SCENE, kind: 'die_rolled', actor: 2, target: null })]
    const acts = actsOf(lines, table([5, 5, 5]), table([5, 3, 6]), drawing)
    expect(acts.map((act) => [act.scene.kind, act.effects.map((effect) => effect.text)])).toEqual([
      ['evict_rolled', ['lost.']],
      ['die_rolled', []],
    ])
    // What it costs whom is told with the act that they appear in.
    expect(acts.map((act) => act.changes)).toEqual([[{ seat: 1, by: -2, from: 15, to: 17 }], [{ seat: 2, by: 1, from: 15, to: 14 }]])
  })

  it('are one for everything else', () => {
    const acts = actsOf([line('lost', {}, PLAIN), line('lost', { seat: 0 }, PLAIN), line('discarded')], table([1]), table([1]), drawing)
    expect(acts).toHaveLength(1)
    expect(acts[0]!.effects).toHaveLength(1)
    expect(actsOf([line('discarded')], table([1]), table([1]), drawing)).toEqual([])
  })

  it('say who has played the card that takes effect now', () => {
    const play = { seat: 2, cards: [{ card: 4, id: 'possessed', slack: null }], kind: 'play', target: 0, aim: null, is_cancelled: false, covered: [], rivals: [], gain: null, text: '' }
    const [act] = actsOf([line('lost', {}, { ...PLAIN, cards: ['tiny'] })], table([1, 1, 1], [play]), table([1, 1, 1]), drawing)
    expect(act!.scene).toMatchObject({ actor: 2, target: 0, cards: ['possessed'], falling: ['tiny'] })
  })

  it('concern those who do it, those it is done to and those it costs something', () => {
    const [act] = actsOf([line('evict_rolled', {}, SCENE), line('lost', { seat: 3 }, PLAIN)], table([5, 5, 5, 5, 5]), table([5, 5, 6, 5, 5]), drawing)
    expect([...concernedBy(act!)].sort()).toEqual([0, 1, 2, 3])
    const [nobody] = actsOf([line('told', {}, { ...PLAIN, target: null })], table([5]), table([5]), drawing)
    expect(concernedBy(nobody!).size).toBe(0)
  })

  it('are told to those who listen with everything that was added, once', () => {
    expect(spoken(line('evict_rolled', {}, SCENE))).toBe('Ada asks Bill to leave: 3 +1 Of Unspeakable Leases = 4. 4 or more: leaves.')
    expect(spoken(line('lost', {}, PLAIN))).toBe('lost.')
  })
})

describe('the stage', () => {
  const act = (key: string, more: Partial<Scene> = {}, rest: Partial<Act> = {}): Act => ({ key, scene: { ...SCENE, ...more }, effects: [], changes: [], before: table([1]), ...rest })

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('plays one act after the other', () => {
    const stage = new Stage()
    stage.tell([act('a'), act('b')])
    expect(stage.current?.key).toBe('a')
    vi.advanceTimersByTime(1999)
    expect(stage.current?.key).toBe('a')
    vi.advanceTimersByTime(1)
    expect(stage.current?.key).toBe('b')
    vi.advanceTimersByTime(2000)
    expect(stage.current).toBeNull()
  })

  it('goes on at a press, and is empty at once for somebody who acts', () => {
    const stage = new Stage()
    stage.tell([act('a'), act('b'), act('c')])
    stage.skip()
    expect(stage.current?.key).toBe('b')
    stage.clear()
    expect(stage.current).toBeNull()
  })

  it('lets the table follow when the die lies still, in the order of the story', () => {
    const stage = new Stage()
    const [before, between, now] = [table([1]), table([2]), table([3])]
    stage.tell([act('a', {}, { before }), act('b', {}, { before: between })])
    expect(stage.shown(now)).toBe(before)
    vi.advanceTimersByTime(1500)
    expect([stage.current?.key, stage.shown(now)]).toEqual(['a', between])
    vi.advanceTimersByTime(500)
    expect([stage.current?.key, stage.shown(now)]).toEqual(['b', between])
    vi.advanceTimersByTime(1500)
    expect(stage.shown(now)).toBe(now)
  })

  it('does not take the middle of a table that waits for nothing', () => {
    const stage = new Stage()
    stage.tell([act('a', { seconds: 0 })])
    expect([stage.current?.key, stage.isOpen]).toEqual(['a', false])
    expect(stage.shown(table([9]))).toEqual(table([9]))
  })

  it('keeps a round that was counted until it was seen, for 6 seconds or a press on its button', () => {
    const stage = new Stage()
    const counted = () => actsOf([scored(0, 4)], PLAYED, PLAYED, scare as unknown as Drawing)
    stage.tell(counted())
    stage.skip()
    expect(stage.current?.round).toBeTruthy()
    stage.endRound()
    expect(stage.current).toBeNull()
    stage.tell(counted())
    vi.advanceTimersByTime(6000)
    expect(stage.current?.round).toBeTruthy()
    vi.advanceTimersByTime(1500 + 3 * 550)
    expect(stage.current).toBeNull()
  })

  it('keeps the last act of a step in a replay', () => {
    const stage = new Stage(true)
    stage.tell([act('a'), act('b')])
    vi.advanceTimersByTime(60_000)
    expect(stage.current?.key).toBe('b')
    stage.tell([])
    expect(stage.current).toBeNull()
  })
})

const SEAT: ScareSeat = { score: 10, rounds: [], hand_size: 0, stack_size: 5, turned: 1, is_scared: false, known: [], place: null }
const PLAYED: ScarePicture = {
  type: 'scare', round: 1, rounds: 6, leader: 0, holder: 0, hand: [], own_place: 3, bag: 20, discard: [], trick: [], seats: [SEAT, SEAT, SEAT], winners: [],
}
const scored = (seat: number, points: number): Line => line('scored', { seat, points, total: 10 + points })
const kinds = (cards: { kind: string; points: number }[]) => cards.map((card) => (card.points ? `+${card.points}` : card.kind)).join(' ')

describe('the end of a round of Scare', () => {
  it('counts what lies below each Scare card, and says why', () => {
    const round = roundOf(PLAYED, [
      line('turned_up', { seat: 2, count: 1 }),
      line('scared', { seat: 2 }),
      line('stack_shown', { seat: 0, above: 2, below: 2 }),
      scored(0, 2),
      line('stack_shown', { seat: 1, above: 0, below: 4 }),
      scored(1, 8),
      scored(2, 0),
    ])
    expect(round!.beds.map((bed) => [kinds(bed.cards), bed.points, bed.total, bed.why])).toEqual([
      ['relaxed relaxed relaxed scare +1 +1', 2, 12, 'asleep'],
      ['relaxed scare +2 +2 +2 +2', 8, 18, 'double'], // TRK-18
      ['relaxed relaxed scare back back back', 0, 10, 'scared'], // TRK-15
    ])
    for (const bed of round!.beds) expect(bed.cards.reduce((sum, card) => sum + card.points, 0)).toBe(bed.points)
  })

  it('knows Paranoia, and a Scare card at the very bottom', () => {
    const paranoia = roundOf(PLAYED, [line('scared', { seat: 1 }), line('paranoia_struck', { seat: 1, points: 10 }), scored(0, 0), scored(1, 10), scored(2, 0)])
    expect(paranoia!.beds.map((bed) => bed.why)).toEqual(['robbed', 'paranoia', 'robbed'])
    const bottom = roundOf(PLAYED, [line('stack_shown', { seat: 0, above: 4, below: 0 }), scored(0, 0)])
    expect([bottom!.beds[0]!.why, kinds(bottom!.beds[0]!.cards)]).toEqual(['bottom', 'relaxed relaxed relaxed relaxed relaxed scare'])
    expect(roundOf(PLAYED, [line('trick_taken')])).toBeNull()
  })
})
