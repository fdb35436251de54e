import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Line, Replay, ScarePicture, ScarePlay, SlackPicture, Step } from '../src/gen/types'
import { seatAt } from '../src/lib/keys'
import { reader } from '../src/lib/words.svelte'
import Controls from '../src/replay/Controls.svelte'
import Curves from '../src/replay/Curves.svelte'
import GoOn from '../src/replay/GoOn.svelte'
import Log from '../src/replay/Log.svelte'
import { Player } from '../src/replay/player.svelte'
import { verify } from '../src/replay/seed'
import { countDice, curves, roundEnds } from '../src/replay/statistics'
import Trick from '../src/table/scare/Trick.svelte'

function line(text: string, facts: Line['facts'] = {}): Line {
  return { number: 0, kind: 'told', text, facts, cards: [] }
}

function slack(turn: number, totals: number[]): SlackPicture {
  return { type: 'slack', turn, seats: totals.map((total) => ({ total })) } as unknown as SlackPicture
}

function scare(round: number, scores: number[]): ScarePicture {
  return { type: 'scare', round, seats: scores.map((score) => ({ score })) } as unknown as ScarePicture
}

const STEPS: Step[] = [
  { lines: [line('It begins.')], picture: slack(0, [0, 0]) },
  { lines: [line('Mia rolls 4.', { seat: 0, die: 4 })], picture: slack(0, [2, 0]) },
  { lines: [], picture: slack(1, [2, 0]) }, // a silent pass
  { lines: [line('Leo rolls 4.', { seat: 1, die: 4 }), line('Leo rolls 6.', { seat: 1, die: 6 })], picture: slack(1, [2, 3]) },
  { lines: [line('Mia again.')], picture: slack(0, [5, 3]) },
]
const CHANCE = { generator: 'blake2b-1', seed: 'x', sealed: 'blake2b-1:5a17:x' }
const REPLAY: Replay = { game: 'cthulhu', names: ['Mia', 'Leo'], chance: CHANCE, commitment: 'y', outdated: '', unplayed: 0, winners: [0], statistics: null, steps: STEPS }

beforeEach(() => reader.set('en'))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what can be counted', () => {
  it('counts the dice of everybody', () => {
    expect(countDice(STEPS, 2)).toEqual([
      [0, 0, 0, 1, 0, 0],
      [0, 0, 0, 1, 0, 1],
    ])
  })

  it('follows the points of everybody', () => {
    expect(curves(STEPS)).toEqual([
      [0, 2, 2, 2, 5],
      [0, 0, 0, 3, 3],
    ])
  })

  it('knows where rounds end: when the first player is on again, or as the trick game counts them', () => {
    expect(roundEnds(STEPS)).toEqual([3, 4])
    const tricks = [scare(1, [0]), scare(1, [0]), scare(2, [4]), scare(3, [6])].map((picture) => ({ lines: [], picture }))
    expect(roundEnds(tricks)).toEqual([1, 2, 3])
  })
})

describe('a trick that was taken', () => {
  function step(trick: ScarePlay[], ...lines: Line[]): Step {
    return { lines, picture: { ...scare(1, [0, 0]), trick } }
  }

  const played = (seat: number, face: number): Line => ({ ...line(''), kind: 'played', facts: { seat, face, count: 1 } })
  const taken = (seat: number): Line => ({ ...line(''), kind: 'trick_taken', facts: { seat } })
  const lead = (seat: number, value: number): ScarePlay => ({ seat, face: String(value), count: 1, value })
  const steps = [
    step([]),
    step([lead(0, 4)], played(0, 4)),
    step([], played(1, 7), taken(1)),
    step([lead(1, 2)], played(1, 2)),
    step([], played(0, 9), taken(0)),
  ]

  it('is the one of this step, whichever step one comes from, and lies there as long as one looks', async () => {
    vi.useFakeTimers()
    const at = (number: number) => ({ picture: steps[number]!.picture as ScarePicture, names: ['Mia', 'Leo'], fresh: steps[number]!.lines, earlier: steps[number - 1]?.picture, isStill: true })
    const values = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('b')?.textContent)
    const { rerender } = render(Trick, at(4))
    expect(values()).toEqual(['2', '9'])
    await rerender(at(1))
    expect(values()).toEqual(['4'])
    await rerender(at(4))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(values()).toEqual(['2', '9'])
    expect(screen.getByText('Mia takes the trick.')).toBeTruthy()
  })
})

describe('the seed', () => {
  const first = '83c69c8f0cdb01772b49da02e7b5512d0a104a0a79451451b9a39a39caf5b5db' // of a record of format 1
  const commitment = 'c87c08c936045c7e1055de2bb2e04a8997688213424fdb91d10ad51b11cee014' // printf 'blake2b-1:5a17:x' | sha256sum

  it('is right only with its own fingerprint', async () => {
    expect(await verify('stammtisch:x', first)).toBe('right')
    expect(await verify('stammtisch:y', first)).toBe('wrong')
    expect(await verify(CHANCE.sealed, commitment)).toBe('right')
    expect(await verify('blake2b-1:5a18:x', commitment)).toBe('wrong')
    expect(await verify('mix30-1:5a17:x', commitment)).toBe('wrong')
  })

  it('cannot be checked where the browser does not calculate', async () => {
    vi.stubGlobal('crypto', {})
    expect(await verify(CHANCE.sealed, commitment)).toBe('unknown')
  })
})

describe('going on from here', () => {
  it('asks for a seat and opens a table that begins at this step', async () => {
    HTMLDialogElement.prototype.showModal ??= () => {}
    const asked = vi.fn(async () => new Response(JSON.stringify({ table: 'abc', chair: 1, key: 'secret' })))
    vi.stubGlobal('fetch', asked)
    const player = new Player(REPLAY)
    player.go(3)
    render(GoOn, { player, record: 'the record' })
    await fireEvent.click(screen.getByRole('button', { name: 'Go on from here' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Play as Leo', hidden: true }))
    await vi.waitFor(() => expect(location.hash).toBe('#/t/abc'))
    const [address, init] = asked.mock.calls[0] as unknown as [string, RequestInit]
    expect(address).toContain('./api/continue')
    expect(JSON.parse(init.body as string)).toEqual({ record: 'the record', step: 3, seat: 1 })
    expect(seatAt('abc')).toMatchObject({ key: 'secret', name: 'Leo', game: 'cthulhu' })
  })

  it('is not offered at the end', () => {
    const player = new Player(REPLAY)
    player.go(player.last)
    render(GoOn, { player, record: '' })
    expect(screen.getByTestId('go-on')).toHaveProperty('disabled', true)
  })
})

describe('going through a game', () => {
  it('passes over steps at which nobody saw anything', () => {
    const player = new Player(REPLAY)
    player.forward()
    player.forward()
    expect(player.at).toBe(3)
    player.back()
    expect(player.at).toBe(1)
  })

  it('plays by itself and stops at the end', () => {
    vi.useFakeTimers()
    const player = new Player(REPLAY)
    player.speed = 4
    player.play()
    vi.advanceTimersByTime(450)
    expect(player.at).toBe(1)
    vi.advanceTimersByTime(10_000)
    expect([player.at, player.isPlaying]).toEqual([4, false])
  })

  it('is moved by buttons, slider and arrow keys', async () => {
    const player = new Player(REPLAY)
    render(Controls, { player })
    await fireEvent.click(screen.getByRole('button', { name: 'One step on' }))
    expect(player.at).toBe(1)
    await fireEvent.keyDown(document.body, { key: 'ArrowRight' })
    expect(player.at).toBe(3)
    await fireEvent.input(screen.getByRole('slider'), { target: { value: '0' } })
    expect(player.at).toBe(0)
    expect(screen.getByText('Step 0 of 4')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'One step back' })).toHaveProperty('disabled', true)
  })

  it('jumps to the moment of a line', async () => {
    const player = new Player(REPLAY)
    render(Log, { player })
    const last = screen.getByRole('button', { name: 'Leo rolls 6.' })
    await fireEvent.click(last)
    expect(player.at).toBe(3)
    expect(last.getAttribute('aria-current')).toBe('step')
  })

  it('has the numbers of the chart as a table', () => {
    render(Curves, { player: new Player(REPLAY) })
    const rows = screen.getAllByRole('row', { hidden: true }).map((row) => Array.from(row.children, (cell) => cell.textContent))
    expect(rows).toEqual([
      ['Round', 'Mia', 'Leo'],
      ['1', '2', '3'],
      ['2', '5', '3'],
    ])
  })
})
