import { render, screen } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import Card from '../src/cards/Card.svelte'
import { sealOf, words } from '../src/cards/kinds'
import MonsterCard from '../src/table/scare/MonsterCard.svelte'
import { eyesOf, MONSTERS } from '../src/table/scare/monsters'
import { facts } from './table-samples'

describe('a card', () => {
  it('shows its name, cost, Slack, tags, text and joke when it is read', () => {
    const { container } = render(Card, { facts: facts(), size: 'reading' })
    expect(screen.getByText('Sprouts')).toBeTruthy()
    expect(container.querySelector('.cost')?.textContent).toBe('1')
    expect(container.querySelector('.seal')?.textContent?.trim()).toBe('1')
    expect([...container.querySelectorAll('.tags li')].map((tag) => tag.textContent)).toEqual(['Food'])
    expect(container.querySelector('.text')?.textContent).toContain('nothing happens')
    expect(container.querySelector('.joke')?.textContent).toContain('turn toward you')
  })

  it('tells its kind by color, symbol and letter', () => {
    const { container } = render(Card, { facts: facts(), size: 'table' })
    expect(container.querySelector<HTMLElement>('.card')?.style.getPropertyValue('--kind')).toBe('var(--thing)')
    expect(container.querySelector<SVGElement>('.kind svg')?.dataset.icon).toBe('shopping-bag')
    expect(container.querySelector('.kind b')?.textContent).toBe('T')
  })

  it('keeps to name and Slack as a chip, and shows the Slack it has in play', () => {
    const { container } = render(Card, { facts: facts(), size: 'chip', slack: -2 })
    expect(container.querySelector('.text')).toBeNull()
    expect(container.querySelector('.seal')?.textContent?.trim()).toBe('−2')
  })
})

describe('a Job', () => {
  it('shows its numbers as the server gives them', () => {
    const job = { income: '2/4', free_time: '1', goal: 18 }
    const { container } = render(Card, { facts: facts({ kind: 'job', facts: 'Income 2/4, Free Time 1', job }), size: 'reading' })
    expect(Array.from(container.querySelectorAll('.numbers span'), (one) => one.textContent?.trim())).toEqual(['2/4', '1', '18'])
  })
})

describe('what is written on cards', () => {
  it('has a seal only where Slack is to be had', () => {
    expect(sealOf(facts({ kind: 'whenever', slack: 0 }))).toBeNull()
    expect(sealOf(facts({ kind: 'activity', slack: 'die-1' }))).toEqual({ number: '−1', isDie: true })
    expect(sealOf(facts({ kind: 'activity', slack: 'die-1' }), 4)).toEqual({ number: '4', isDie: false })
  })

  it('is taken from the facts in the reader’s language', () => {
    expect(words(facts({ facts: 'Person, unerwünscht · Slack 0' }))).toEqual({ kind: 'Person', chips: ['unerwünscht'] })
    expect(words(facts({ facts: 'Ding: Gras, Tentakel · Kosten 3' }))).toEqual({ kind: 'Ding', chips: ['Gras', 'Tentakel'] })
  })
})

describe('monsters', () => {
  it('have as many eyes as their number, all on the card', () => {
    for (const face of Object.keys(MONSTERS).filter((name) => name !== '0/10')) {
      const eyes = eyesOf(Number(face))
      expect(eyes).toHaveLength(Number(face))
      expect(eyes.every((eye) => eye.x > 10 && eye.x < 90 && eye.y > 10 && eye.y < 90)).toBe(true)
    }
  })

  it('name their number in both corners', () => {
    const { container } = render(MonsterCard, { face: '0/10' })
    expect([...container.querySelectorAll('.corner')].map((corner) => corner.textContent)).toEqual(['0/10', '0/10'])
  })
})
