// Tokens on the board, by their ids.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { SlackSeat, SlackToken } from '../src/gen/types'
import Tokens from '../src/table/slack/tokens/Tokens.svelte'

afterEach(cleanup)

const LADDERS = { madness: [0, -1, -2, -3, -3, -3, -3, -2, -1, 0] }
const madness: SlackToken = { id: 'madness', count: 6, counts: -3, next_total: 20, text: 'Madness 6: 22 − 3 = 19.' }
const mark: SlackToken = { id: 'stark_raving_mad', count: 0, counts: 0, next_total: null, text: 'Stark Raving Mad: 0' }
const gloom: SlackToken = { id: 'gloom', count: 3, counts: 3, next_total: 21, text: 'Gloom 3', fading: 0 }
const rank: SlackToken = { id: 'rank', count: 3, counts: 0, next_total: null, text: 'Rank 3', fading: 0 }

function show(tokens: SlackToken[], more: { isWide?: boolean; isWhole?: boolean } = {}) {
  const seat = { total: 19, goal: 20, tokens } as SlackSeat
  return render(Tokens, { seat, ladders: LADDERS, ...more })
}

describe('tokens', () => {
  it('are a counter with its name where nobody has drawn them', () => {
    show([rank])
    expect(screen.getByTestId('token-rank').textContent).toContain('3')
    expect(screen.getByTestId('token-rank').getAttribute('title')).toBe('Rank 3')
    cleanup()
    show([rank], { isWide: true })
    expect(screen.getByTestId('token-rank').querySelector('b')?.textContent).toBe('Rank 3')
  })

  it('are drops where they are Gloom, and one that fades is seen to go', async () => {
    const drops = (more = '') => screen.getByTestId('gloom').querySelectorAll(`svg${more}`).length
    const { rerender } = show([gloom])
    expect(drops()).toBe(3)
    await rerender({ seat: { total: 18, goal: 20, tokens: [{ ...gloom, count: 2, counts: 2 }] } as SlackSeat, ladders: LADDERS })
    expect([drops(':not(.gone)'), drops('.gone')]).toEqual([2, 1])
    await fireEvent.animationEnd(screen.getByTestId('gloom').querySelector('.gone')!)
    expect([drops(':not(.gone)'), drops('.gone')]).toEqual([2, 0])
    cleanup()
    show([{ ...gloom, count: 0 }])
    expect(screen.queryByTestId('gloom')).toBeNull()
  })

  it('are drawn in their own way where somebody has, and marks that another one tells are not drawn twice', () => {
    const { container } = show([madness, mark, gloom])
    expect(container.querySelectorAll('[data-testid]')).toHaveLength(2)
    expect(screen.getByTestId('madness').querySelectorAll('.meter .on')).toHaveLength(6)
  })

  it('show all of their ladder on the sheet of a seat, unless it counts no longer', () => {
    const steps = () => screen.queryAllByRole('listitem').map((step) => [step.textContent, step.classList.contains('now')])
    show([madness, mark], { isWhole: true })
    expect(steps()).toHaveLength(LADDERS.madness.length)
    expect(steps()[6]).toEqual(['6−3', true])
    cleanup()
    show([madness, { ...mark, count: 1 }], { isWhole: true })
    expect(steps()).toEqual([])
  })
})
