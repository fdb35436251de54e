import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Deal } from '../src/gen/types'
import type { LiveTable } from '../src/lib/table.svelte'
import { reader } from '../src/lib/words.svelte'
import Deals from '../src/table/slack/Deals.svelte'
import { Session } from '../src/table/session.svelte'
import ShowCards from '../src/table/slack/ShowCards.svelte'

const NAMES = ['Ann', 'Bob', 'Cem']
const DEAL: Deal = { by: 1, to: 0, text: 'no TV on you', is_shaken: false, by_says: '', to_says: '' }

function table(you: number | null, deals: Deal[] = []) {
  const live = {
    you,
    table: { game: 'cthulhu', deals, seats: NAMES.map((name) => ({ kind: name === 'Cem' ? 'bot' : 'person', name })) },
    picture: { type: 'slack', hand: [{ card: 3, id: 'tv' }, { card: 8, id: 'sprouts' }, { card: 9, id: 'sprouts' }], announced: [] },
    prompt: null,
    request: vi.fn(() => Promise.resolve(null)),
  }
  return { live, session: new Session(live as unknown as LiveTable) }
}

beforeEach(() => reader.set('en'))
afterEach(cleanup)

describe('deals', () => {
  it('are shaken and judged by those who made them', async () => {
    const { live, session } = table(0, [{ ...DEAL, by: 2, to: 1 }, DEAL])
    render(Deals, { session, names: NAMES })
    expect(screen.getAllByTestId('shake')).toHaveLength(1)
    await fireEvent.click(screen.getByTestId('shake'))
    expect(live.request).toHaveBeenLastCalledWith({ type: 'shake', deal: 1 })
    await fireEvent.click(screen.getByTestId('deal-broken'))
    expect(live.request).toHaveBeenLastCalledWith({ type: 'judge', deal: 1, verdict: 'broken' })
  })

  it('are built of blocks, changed at will, and offered to bots, too', async () => {
    const { live, session } = table(0)
    render(Deals, { session, names: NAMES })
    expect([...screen.getByLabelText<HTMLSelectElement>('Deal with').options].map((one) => one.text)).toEqual(['Bob', 'Cem'])
    await fireEvent.change(screen.getByLabelText('What you promise'), { target: { value: 'guest' } })
    await fireEvent.change(screen.getByLabelText('How long'), { target: { value: 'yours' } })
    expect(screen.getByTestId<HTMLInputElement>('deal-text').value).toBe('I won’t send you uninvited guests, until your next turn.')
    await fireEvent.click(screen.getByTestId('deal'))
    expect(live.request).toHaveBeenLastCalledWith({ type: 'deal', to: 1, text: 'I won’t send you uninvited guests, until your next turn.', what: 'guest', will: 'no', until: 'yours' })
  })

  it('show what both say, stay "not binding", and a second press takes it back', async () => {
    const { live, session } = table(0, [{ ...DEAL, is_shaken: true, by_says: 'kept', to_says: 'broken' }])
    render(Deals, { session, names: NAMES })
    expect(screen.getByText('Bob: kept')).toBeTruthy()
    expect(screen.getByText('Ann: broken')).toBeTruthy()
    expect(screen.getByText('not binding')).toBeTruthy()
    await fireEvent.click(screen.getByTestId('deal-broken'))
    expect(live.request).toHaveBeenLastCalledWith({ type: 'judge', deal: 0, verdict: '' })
  })

  it('are only read by everybody else', () => {
    render(Deals, { session: table(2, [DEAL]).session, names: NAMES })
    expect(screen.queryByTestId('deal-kept')).toBeNull()
    expect(screen.getByText(/no TV on you/)).toBeTruthy()
  })
})

describe('showing cards', () => {
  it('shows those that are picked, or the hand as a move of the game', async () => {
    const { live, session } = table(0)
    const ondone = vi.fn()
    render(ShowCards, { session, seat: 1, name: 'Bob', ondone })
    const [, second] = screen.getAllByRole('checkbox')
    await fireEvent.click(second!)
    await fireEvent.click(screen.getByRole('button', { name: 'Show Bob this card' }))
    expect(live.request).toHaveBeenLastCalledWith({ type: 'show_cards', to: 1, cards: ['sprouts'] })
    expect(ondone).toHaveBeenCalled()
    await fireEvent.click(screen.getByTestId('show-all'))
    await fireEvent.click(screen.getByRole('button', { name: 'Show Bob my hand' }))
    expect(live.request).toHaveBeenLastCalledWith({ type: 'move', move: 'show Bob' })
  })
})
