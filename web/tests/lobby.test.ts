import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameFacts } from '../src/gen/types'
import { forgetKey, keep, keepGuest, keysAt, seatAt, seats } from '../src/lib/keys'
import { route } from '../src/lib/route.svelte'
import { reader } from '../src/lib/words.svelte'
import Join from '../src/lobby/Join.svelte'
import Lobby from '../src/lobby/Lobby.svelte'
import { asSeen } from '../src/lobby/name'
import { paceName, PACES, Setup } from '../src/lobby/setup.svelte'
import { isOnlyHere } from '../src/ui/address'

const option = { group: 'essential', group_title: 'Essentials', title: '', help: '', rule: '', choices: [], least: 0, most: 0 }
const SCARE: GameFacts = {
  id: 'scare',
  title: 'Scare',
  about: 'Take no tricks.',
  family: '',
  sets: [{ id: 'scare', title: 'Scare' }],
  joined: [],
  how: [],
  has_guide: false,
  has_windows: false,
  least_seats: 3,
  most_seats: 6,
  bots: ['random', 'careful'],
  usual_bot: 'careful',
  presets: { classic: {}, 'balanced-7': { stack_size: 7, fright_min_above: 2 } },
  options: [
    { ...option, name: 'stack_size', title: 'Cards per stack', default: 6, least: 3, most: 8 },
    { ...option, name: 'fright_min_above', title: 'On top', default: 0, most: 3 },
    { ...option, name: 'rounds', title: 'Rounds', default: [6, 8, 5, 6], least: 1, most: 20 },
  ],
}
const CTHULHU: GameFacts = {
  ...SCARE,
  id: 'cthulhu',
  title: 'Chez Cthulhu',
  family: 'slack',
  sets: [{ id: 'cthulhu', title: 'Chez Cthulhu' }],
  has_windows: true,
  least_seats: 2,
  most_seats: 5,
  bots: ['random', 'greedy'],
  presets: { classic: {} },
  options: [
    { ...option, name: 'drugs', title: 'Cards about drugs', default: true },
    { ...option, name: 'winner', title: 'Winner of the last game', default: 0, most: 9 },
  ],
}

interface Asked {
  path: string
  body?: Record<string, unknown>
}

/** A server that knows these answers, by path; everything it is asked is written down. */
function serve(answers: Record<string, unknown>): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const path = address.replace('./api/', '').replace(/\?.*/, '')
    asked.push({ path, body: init.body ? (JSON.parse(init.body as string) as Record<string, unknown>) : undefined })
    const answer = answers[path]
    return Promise.resolve(
      answer === undefined
        ? new Response(JSON.stringify({ code: 'no_such_table', text: 'There is no such table.' }), { status: 404 })
        : new Response(JSON.stringify(answer)),
    )
  })
  return asked
}

beforeEach(() => {
  localStorage.clear()
  location.hash = ''
  reader.set('en')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('what is chosen before a table is opened', () => {
  it('keeps the number of seats within what the game allows', () => {
    const setup = new Setup(SCARE)
    setup.setSeats(6)
    setup.bots = 5
    setup.choose(CTHULHU)
    expect(setup.seats).toBe(5)
    expect(setup.bots).toBe(4)
    setup.setSeats(1)
    expect(setup.seats).toBe(2)
    expect(setup.bots).toBe(1)
  })

  it('sends only house rules that differ from the usual', () => {
    const setup = new Setup(SCARE)
    const [stack, , rounds] = SCARE.options
    setup.setOption(stack!, 7)
    setup.setOption(rounds!, [6, 8, 5, 6])
    expect(setup.newTable('Mia', false).options).toEqual({ stack_size: 7 })
    setup.setOption(stack!, 6)
    expect(setup.newTable('Mia', false).options).toEqual({})
  })

  it('recognizes a preset by its options, in whatever order they were set', () => {
    const setup = new Setup(SCARE)
    expect(setup.preset).toBe('classic')
    setup.setOption(SCARE.options[1]!, 2)
    expect(setup.preset).toBeUndefined()
    setup.setOption(SCARE.options[0]!, 7)
    expect(setup.preset).toBe('balanced-7')
  })

  it('does not offer what the table itself finds out', () => {
    expect(new Setup(CTHULHU).houseRules.map((rule) => rule.name)).toEqual(['drugs'])
  })

  it('puts bots on all other chairs of somebody who plays alone', () => {
    const request = new Setup(SCARE).newTable('Mia', true)
    expect(request).toMatchObject({ seats: 4, bots: ['careful', 'careful', 'careful'], is_started: true, pace: { ring: 4, bots: 1 } })
  })

  it('takes the seconds from the pace, and lets them be changed where they count', () => {
    const setup = new Setup(CTHULHU)
    setup.setPace('relaxed')
    setup.ring = 10
    setup.freeStops = 0
    expect(setup.newTable('Mia', false).pace).toEqual({ ring: 10, bots: 2, free_stops: 0 })
    setup.setPace('spoken')
    expect(setup.hasRing).toBe(false)
    expect(setup.newTable('Mia', false).pace).toMatchObject({ bots: 1, free_stops: 3, is_spoken: true })
    setup.setPace('asked')
    expect(setup.isLive).toBe(false)
    setup.setHours(24)
    expect(setup.newTable('Mia', false).pace).toMatchObject({ ring: 86400, stop: 120 })
  })

  it('offers no pace that is about saying stop where nobody can', () => {
    const setup = new Setup(CTHULHU)
    setup.setPace('spoken')
    setup.choose(SCARE)
    expect(setup.pace).toBe('normal')
    expect(setup.hasRing).toBe(false)
    expect(setup.paces).toEqual(['quick', 'normal', 'relaxed', 'hotseat', 'days'])
  })
})

describe('the lobby', () => {
  it('opens a table against bots with one press and keeps the seat', async () => {
    const asked = serve({ games: [SCARE, CTHULHU], tables: { table: 'abc', chair: 0, key: 'secret' } })
    render(Lobby)
    await fireEvent.click(await screen.findByRole('radio', { name: /Chez Cthulhu/ }))
    await fireEvent.input(screen.getByRole('textbox', { name: 'Your name' }), { target: { value: 'Mia' } })
    await fireEvent.click(screen.getByRole('button', { name: 'Play alone with bots now' }))
    await vi.waitFor(() => expect(route.parts).toEqual(['t', 'abc']))
    expect(asked.find(({ path }) => path === 'tables')?.body).toMatchObject({ game: 'cthulhu', name: 'Mia', is_started: true })
    expect(seatAt('abc')).toMatchObject({ key: 'secret', game: 'cthulhu', name: 'Mia' })
  })

  it('shows a game that the page has never heard of, with its own bots and presets', async () => {
    const fib = { ...SCARE, id: 'fib', title: 'Fib', bots: ['random', 'poker_face'], presets: { classic: {}, long_evening: { stack_size: 8 } } }
    serve({ games: [fib] })
    const { container } = render(Lobby)
    await screen.findByRole('radio', { name: /Fib/ })
    await vi.waitFor(() => expect(container.querySelector('.art svg')).not.toBeNull())
    expect(container.textContent).toContain('Poker face')
    expect(container.textContent).toContain('Long evening')
  })

  it('asks for a name before it invites friends', async () => {
    const asked = serve({ games: [SCARE, CTHULHU] })
    render(Lobby)
    await fireEvent.click(await screen.findByRole('button', { name: 'Open a table for friends' }))
    expect((await screen.findByText(/please enter a name/)).getAttribute('role')).toBe('alert')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your name' }))
    expect(asked.some(({ path }) => path === 'tables')).toBe(false)
  })

  it('changes its language at once', async () => {
    serve({ games: [SCARE, CTHULHU] })
    render(Lobby)
    await screen.findByRole('heading', { name: 'A new table' })
    await fireEvent.click(screen.getAllByRole('button', { name: 'DE: Deutsch' })[0]!)
    expect(await screen.findByRole('heading', { name: 'Ein neuer Tisch' })).toBeTruthy()
  })

  it('says of a table that it is gone only if the server says so', async () => {
    keep({ table: 'abc', key: 'k', game: 'scare', name: 'Mia', at: 0 })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    render(Lobby)
    await screen.findByRole('alert')
    expect(screen.queryByText('deleted')).toBeNull()
    serve({ games: [SCARE, CTHULHU] })
    await fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('deleted')).toBeTruthy()
  })

  it('shows my tables with what became of them, and forgets one only when asked twice', async () => {
    keep({ table: 'abc', key: 'k', game: 'scare', name: 'Mia', at: 0 })
    serve({
      games: [SCARE, CTHULHU],
      'tables/abc': { table: 'abc', game: 'scare', phase: 'over', seats: [{ kind: 'person', name: 'Mia', wins: 2 }, { kind: 'bot', name: 'Ada', wins: 1 }], games: 3, finished: [{ number: 1, winners: ['Ada'], at: 1_700_000_000 }, { number: 2, winners: [], at: 1_700_000_000 }], winners: ['Mia'], at: 1_800_000_000 },
    })
    render(Lobby)
    expect(await screen.findByText('Mia with Ada')).toBeTruthy()
    expect(screen.getByTestId('my-games').textContent).toContain('you won')
    expect(screen.getByTestId('my-games').textContent).toMatch(/Jan 1\d, 2027 · score Mia 2 · Ada 1/)
    expect(screen.getByRole('link', { name: 'Replay' }).getAttribute('href')).toBe('#/replay/abc')
    const earlier = [...screen.getByTestId('earlier-games').querySelectorAll('li')]
    expect(earlier.map((game) => game.querySelector('.phase')!.textContent)).toEqual(['won by Ada', 'over'])
    expect(earlier.map((game) => game.querySelector('a')!.getAttribute('href'))).toEqual(['#/replay/abc/spectator/start/1', '#/replay/abc/spectator/start/2'])
    await fireEvent.click(screen.getByRole('button', { name: /Forget this table/ }))
    expect(seats()).toHaveLength(1)
    await fireEvent.click(screen.getByRole('button', { name: 'Forget it' }))
    expect(seats()).toHaveLength(0)
  })
})

describe('joining', () => {
  const open = { table: 'abc', game: 'scare', phase: 'lobby', seats: [{ kind: 'person', name: 'Mia' }, { kind: 'open', name: '' }], options: { stack_size: 7 }, pace: { ring: 8, bots: 2 } }

  it('sits down by invitation', async () => {
    const asked = serve({ 'games/scare': SCARE, 'tables/abc': open, 'tables/abc/seats': { table: 'abc', chair: 1, key: 'mine' } })
    render(Join, { table: 'abc', invitation: 'please' })
    expect(await screen.findByText('You are invited to a round of Scare')).toBeTruthy()
    expect(screen.getByTestId('terms').textContent).toMatch(/Relaxed: bots think 2 s.*Cards per stack: 7/s)
    await fireEvent.input(screen.getByRole('textbox', { name: 'Your name' }), { target: { value: ' Leo ' } })
    await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }))
    await vi.waitFor(() => expect(seatAt('abc')).toMatchObject({ key: 'mine', name: 'Leo' }))
    expect(asked.at(-1)).toEqual({ path: 'tables/abc/seats', body: { name: 'Leo', invitation: 'please' } })
    expect(location.hash).toBe('#/t/abc')
  })

  it('never takes a second seat: who sits there already goes to the table', async () => {
    keep({ table: 'abc', key: 'mine', game: 'scare', name: 'Mia', at: 0 })
    const asked = serve({ 'tables/abc': open })
    render(Join, { table: 'abc', invitation: 'please' })
    await vi.waitFor(() => expect(location.hash).toBe('#/t/abc'))
    expect(asked).toEqual([])
    expect(seatAt('abc')?.key).toBe('mine')
  })

  it('takes a personal link into the browser and out of the address', async () => {
    serve({ 'tables/abc': open })
    location.hash = '#/seat/abc/personal'
    render(Join, { table: 'abc', key: 'personal' })
    await vi.waitFor(() => expect(seatAt('abc')?.key).toBe('personal'))
    expect(location.href).not.toContain('personal')
  })

  it('offers to watch a game that has begun', async () => {
    serve({ 'games/scare': SCARE, 'tables/abc': { ...open, phase: 'playing' } })
    render(Join, { table: 'abc', invitation: 'please' })
    expect((await screen.findByRole('link', { name: 'Watch' })).getAttribute('href')).toBe('#/t/abc')
    expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull()
  })

  it('says so if there is no such table', async () => {
    serve({})
    render(Join, { table: 'abc', invitation: 'please' })
    expect(await screen.findByText('There is no such table.')).toBeTruthy()
  })
})

describe('the game that is chosen when one comes to the lobby', () => {
  const chosen = async () => (await screen.findByRole<HTMLInputElement>('radio', { checked: true, name: /Scare|Cthulhu/ })).value

  beforeEach(() => serve({ games: [SCARE, CTHULHU] }))

  it('is the first one for somebody new, or where the last one is not played any more', async () => {
    render(Lobby)
    expect(await chosen()).toBe('scare')
    cleanup()
    keep({ table: 'a', key: 'b', game: 'gone', name: 'Mia', at: 1 })
    render(Lobby)
    expect(await chosen()).toBe('scare')
  })

  it('is the one that they chose last', async () => {
    render(Lobby)
    await fireEvent.click(await screen.findByRole('radio', { name: /Cthulhu/ }))
    cleanup()
    render(Lobby)
    expect(await chosen()).toBe('cthulhu')
  })

  it('is the one that they played last, however they got there, even if they have left that table', async () => {
    keep({ table: 'a', key: 'b', game: 'scare', name: 'Mia', at: 1 })
    keep({ table: 'c', key: 'd', game: 'cthulhu', name: 'Mia', at: 2 })
    forgetKey('c', 'd')
    render(Lobby)
    expect(await chosen()).toBe('cthulhu')
  })
})

describe('sets of a family', () => {
  const GOTH: GameFacts = { ...CTHULHU, id: 'goth', title: 'Chez Goth', sets: [{ id: 'goth', title: 'Chez Goth' }] }
  const BOTH: GameFacts = {
    ...CTHULHU,
    id: 'goth+cthulhu',
    title: 'Chez Goth + Chez Cthulhu',
    sets: [...GOTH.sets, ...CTHULHU.sets],
    joined: [{ text: 'The book of Chez Goth rules.', rule: '' }],
    most_seats: 8,
  }
  const games = [SCARE, CTHULHU, GOTH]
  const tick = async (name: RegExp) => fireEvent.click(await screen.findByRole('checkbox', { name }))
  const start = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Play alone with bots now' })

  it('are joined in the order in which they are ticked', async () => {
    const asked = serve({ games, 'games/goth+cthulhu': BOTH, tables: { table: 'abc', chair: 0, key: 'secret' } })
    render(Lobby)
    await tick(/Goth/)
    await tick(/Cthulhu/)
    expect(await screen.findByText('The book of Chez Goth rules.')).toBeTruthy()
    expect(screen.getByTestId('joined').textContent).toContain('2 to 8 players')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Scare/ }).checked).toBe(false)
    await fireEvent.click(start())
    await vi.waitFor(() => expect(asked.find(({ path }) => path === 'tables')?.body).toMatchObject({ game: 'goth+cthulhu' }))
    cleanup()
    render(Lobby) // it is what was played last
    expect(await screen.findByText('The book of Chez Goth rules.')).toBeTruthy()
  })

  it('say why they do not fit, and nobody can open such a table', async () => {
    serve({ games })
    render(Lobby)
    await tick(/Cthulhu/)
    await tick(/Goth/)
    expect(await screen.findByText('There is no such table.')).toBeTruthy()
    expect(start().disabled).toBe(true)
    await tick(/Cthulhu/)
    expect(start().disabled).toBe(false)
  })

  it('keep the last one that is ticked, until another game is chosen', async () => {
    serve({ games })
    render(Lobby)
    await tick(/Goth/)
    await tick(/Goth/)
    const goth = screen.getByRole<HTMLInputElement>('checkbox', { name: /Goth/ })
    expect(goth.checked).toBe(true)
    await fireEvent.click(screen.getByRole('radio', { name: /Scare/ }))
    expect(goth.checked).toBe(false)
  })
})

describe('the seats of this browser', () => {
  it('keeps one per table, the newest first', () => {
    keep({ table: 'one', key: 'a', game: 'scare', name: 'Mia', at: 1 })
    keep({ table: 'two', key: 'b', game: 'scare', name: 'Mia', at: 2 })
    keep({ table: 'one', key: 'c', game: 'scare', name: 'Mia', at: 3 })
    expect(seats().map(({ table, key }) => [table, key])).toEqual([
      ['one', 'c'],
      ['two', 'b'],
    ])
  })

  it('keeps a key for everybody who shares the device, until the last of them gets up', () => {
    keep({ table: 'a', key: 'ann', game: 'scare', name: 'Ann', at: 1 })
    keepGuest('a', 'bo')
    keepGuest('a', 'cem')
    forgetKey('a', 'bo')
    expect(keysAt('a')).toEqual(['ann', 'cem'])
    forgetKey('a', 'ann')
    expect(seatAt('a')).toMatchObject({ key: 'cem', name: '' })
    forgetKey('a', 'cem')
    expect(seats()).toEqual([])
  })

  it('starts anew if what was kept cannot be read', () => {
    localStorage.setItem('seats', '{broken')
    expect(seats()).toEqual([])
  })
})

describe('addresses', () => {
  it('survive letters that addresses do not like', async () => {
    route.go('t', 'a/b ü')
    await vi.waitFor(() => expect(route.parts).toEqual(['t', 'a/b ü']))
  })
})

describe('what people read before they sit down', () => {
  it('knows every pace again', () => {
    for (const [name, pace] of Object.entries(PACES)) expect(paceName({ stop: 15, away: 45, is_spoken: false, ...pace })).toBe(name)
    expect(paceName({ ring: 5.5, bots: 1 })).toBe('normal')
  })

  it('says how a name with a blank is seen', () => {
    expect(asSeen(' Anna  Lena ')).toBe('Anna-Lena')
    expect(asSeen('Mia ')).toBe('Mia')
  })

  it('knows addresses that nobody else can open', () => {
    expect(['localhost', '127.0.0.1', '[::1]'].every(isOnlyHere)).toBe(true)
    expect(['192.168.1.7', 'example.org'].some(isOnlyHere)).toBe(false)
  })
})
