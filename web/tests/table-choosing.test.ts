import { describe, expect, it } from 'vitest'
import type { Choice, Line, Prompt, ScarePicture, SlackCard, SlackPicture, SlackSeat } from '../src/gen/types'
import { isPatient, leftText, ringLeft, secondsLeft } from '../src/table/bell'
import { choicesOf, discardMove, fitsBasket, guestsOf, plainChoices, questionIn, tripOf } from '../src/table/choosing'
import { partsOf } from '../src/table/log'
import { playsOf, rankOf, takenTrick, valueOf, worthOf } from '../src/table/scare/values'
import { others } from '../src/table/board'
import { plain } from '../src/table/plain/plain'
import { slack } from '../src/table/slack/slack'
import { billOf } from '../src/table/slack/basket'
import { pendingFor, pendingSlack, pendingWinners, sumText, toGo } from '../src/table/slack/standing'
import { isShaking } from '../src/table/slack/tokens/tokens'
import { facts } from './table-samples'

function choice(move: string, seat: number | null = null): Choice {
  const [verb = '', ...rest] = move.split(' ')
  const cards = rest.filter((word) => !['on', 'to', 'as', 'Ada', 'Bruno'].includes(word))
  return { move, text: move, verb, cards, seat }
}

function prompt(choices: Choice[], more: Partial<Prompt> = {}): Prompt {
  return { kind: 'free_time', shape: 0, text: '', asked: [0], choices, closed: [], discards: null, bell: null, ends_in: null, order: null, wish: '', ...more }
}

describe('choices of a card', () => {
  const choices = ['play tv', 'play wrong_door on Ada tv', 'shop sprouts', 'shop sprouts couch', 'done', 'show Ada'].map((move) => choice(move))

  it('are those that play it, not those that aim at it', () => {
    expect(choicesOf(choices, 'tv').map((one) => one.move)).toEqual(['play tv'])
    expect(choicesOf(choices, 'sprouts').map((one) => one.move)).toEqual(['shop sprouts', 'shop sprouts couch'])
  })

  it('leave what no card stands for', () => {
    expect(plainChoices(choices).map((one) => one.move)).toEqual(['done'])
  })
})

describe('a question', () => {
  const bell = { closes_in: 4, length: 4, stopper: null, is_decisive: false, speaker: null, is_muted: false, is_calm: false }
  const announced = (...cards: number[]) => ({ type: 'slack', announced: [{ cards: cards.map((card) => ({ card })) }] }) as unknown as SlackPicture

  it('is another one when something else can be chosen, though the same people are asked the same', () => {
    const asks = (...moves: string[]) => questionIn(prompt(moves.map((move) => choice(move)), { kind: 'give_up' }), [])
    expect(asks('choose tv', 'choose sprouts')).not.toBe(asks('choose sprouts'))
    expect(asks('choose tv')).toBe(asks('choose tv'))
  })

  it('stays the same while others let a window go, and is another one for the next announcement', () => {
    const asks = (card: number, more: Partial<Prompt>) => questionIn(prompt([], { kind: 'respond', bell, ...more }), slack.announced(announced(card)))
    expect(asks(1, { asked: [0, 1, 2] })).toBe(asks(1, { asked: [0, 2], bell: { ...bell, closes_in: 2 } }))
    expect(asks(1, {})).not.toBe(asks(2, {}))
    expect(asks(1, {})).not.toBe(asks(1, { bell: { ...bell, stopper: 1 } }))
  })
})

describe('the basket', () => {
  const choices = ['shop sprouts', 'shop couch', 'shop sprouts sprouts', 'shop sprouts couch'].map((move) => choice(move))

  it('finds the trip in whatever order the Things were put in, equal ones included', () => {
    expect(tripOf(choices, ['couch', 'sprouts'])?.move).toBe('shop sprouts couch')
    expect(tripOf(choices, ['sprouts', 'sprouts'])?.move).toBe('shop sprouts sprouts')
    expect(tripOf(choices, ['couch', 'couch'])).toBeUndefined()
  })

  it('takes a Thing only as long as a trip can be made', () => {
    expect(fitsBasket(choices, ['sprouts'], 'couch')).toBe(true)
    expect(fitsBasket(choices, ['sprouts', 'couch'], 'sprouts')).toBe(false)
  })
})

it('groups guests by the doors they may be sent through', () => {
  const guests = guestsOf(['evict bill to Ada', 'evict bill to discard', 'evict girl to Bruno', 'done'].map((move) => choice(move)))
  expect(guests.map((guest) => [guest.id, guest.doors.length])).toEqual([
    ['bill', 2],
    ['girl', 1],
  ])
})

describe('the discards', () => {
  const hand = (count: number): SlackCard[] => Array.from({ length: count }, (_, card) => ({ card, id: `card${card}` }))

  it('are written as one move', () => {
    expect(discardMove([])).toBe('discard')
    expect(discardMove(['tv', 'sleep'])).toBe('discard tv sleep')
  })
})

describe('the bell', () => {
  it('counts tenths at the end, and hours where a game takes days', () => {
    expect([3.14, 14.2, 600, 3600, 4 * 3600 - 5].map(leftText)).toEqual(['3.1', '14', '10 min', '60 min', '4 h'])
    expect(isPatient(bell)).toBe(false)
    expect(isPatient({ ...bell, length: 4 * 3600 })).toBe(true)
    expect(isPatient({ ...bell, length: 120, stopper: 1 })).toBe(false)
  })

  const bell = { closes_in: 4, length: 4, stopper: null, is_decisive: false, speaker: null, is_muted: false, is_calm: false }

  it('runs out from the moment the prompt came', () => {
    expect(secondsLeft(bell, 1500)).toBe(2.5)
    expect(ringLeft(bell, 1000)).toBe(0.75)
    expect(secondsLeft(bell, 9000)).toBe(0)
    expect(ringLeft(bell, 9000)).toBe(0)
  })

  it('stays full when the table waits for everybody', () => {
    expect(secondsLeft({ ...bell, closes_in: null }, 9000)).toBeNull()
    expect(ringLeft({ ...bell, closes_in: null }, 9000)).toBe(1)
  })

  it('is answered by cards of the hand, and at a plain table by everything but letting it go', () => {
    const choices = ['pass', 'play chalk_circle', 'doubt'].map((move) => choice(move))
    expect(slack.answers(choices).map((one) => one.move)).toEqual(['play chalk_circle'])
    expect(plain.answers(choices).map((one) => one.move)).toEqual(['play chalk_circle', 'doubt'])
  })
})

describe('the board', () => {
  const seat = { total: 17, goal: 20 } as SlackSeat

  it('counts what is announced for a room as pending, unless it was canceled', () => {
    const play = { seat: 0, cards: [{ card: 7, id: 'sprouts' }], kind: 'shop', target: null, aim: null, is_cancelled: false, gain: 2, text: '' }
    const picture = { announced: [play, { ...play, is_cancelled: true }, { ...play, target: 2 }] } as SlackPicture
    expect(pendingFor(picture, 0)).toHaveLength(1)
    expect(pendingSlack(pendingFor(picture, 2))).toBe(2)
    expect(toGo(seat)).toBe(3)
  })

  it('says what tokens make of the sum, and who is mad', () => {
    const token = { id: 'madness', count: 6, counts: -3, next_total: 20, text: '' }
    const mark = { id: 'stark_raving_mad', count: 0, counts: 0, next_total: null, text: '' }
    const seat = { total: 19, goal: 20, tokens: [token, mark] } as unknown as SlackSeat
    expect(sumText(seat)).toBe('22 − 3 = 19')
    expect(sumText({ ...seat, tokens: [{ ...token, count: 0, counts: 0 }, mark] })).toBe('19')
    expect(isShaking(seat)).toBe(false)
    expect(isShaking({ ...seat, tokens: [token, { ...mark, count: 1 }] })).toBe(true)
  })

  it('seats the others clockwise from the reader', () => {
    expect(others(4, 2)).toEqual([3, 0, 1])
    expect(others(3, null)).toEqual([0, 1, 2])
  })

  it('finds names of cards in the log', () => {
    const line: Line = { number: 9, kind: 'slack_rolled', text: 'Ada rolls 5 for TV Dinner at TV.', facts: { die: 5 }, cards: ['tv', 'tv_dinner'] }
    const cards = new Map([facts({ id: 'tv', name: 'TV' }), facts({ id: 'tv_dinner', name: 'TV Dinner' })].map((card) => [card.id, card]))
    expect(partsOf(line, cards).map((part) => [part.text, part.card?.id])).toEqual([
      ['Ada rolls 5 for ', undefined],
      ['TV Dinner', 'tv_dinner'],
      [' at ', undefined],
      ['TV', 'tv'],
      ['.', undefined],
    ])
  })
})

describe('Scare', () => {
  it('reads sets as decimals', () => {
    expect(valueOf(8, 1)).toBe(8)
    expect(valueOf(8, 3)).toBeCloseTo(3.8)
    expect(worthOf(choice('play 0/10 as 10'))).toBe(10)
  })

  it('ranks a later equal play higher', () => {
    const trick = [4, 9, 2].map((value, seat) => ({ seat, face: String(value), count: 1, value }))
    expect(rankOf(9, trick)).toBe(1)
    expect(rankOf(3.8, trick)).toBe(3)
  })

  it('offers both readings of the 0/10 card', () => {
    const choices = ['play 8', 'play 8 8', 'play 0/10 as 0', 'play 0/10 as 10'].map((move) => choice(move))
    expect(playsOf(choices, ['0/10']).map((one) => one.move)).toEqual(['play 0/10 as 0', 'play 0/10 as 10'])
    expect(playsOf(choices, ['8', '8']).map((one) => one.move)).toEqual(['play 8 8'])
    expect(playsOf(choices, ['8', '8', '8'])).toEqual([])
  })

  const trick = [{ seat: 0, face: '4', count: 1, value: 4 }]
  const seats = [6, 6, 3].map((stack_size) => ({ stack_size, turned: 6 - stack_size, is_scared: false }))
  const earlier = { type: 'scare', trick, seats } as unknown as ScarePicture
  const told = (kind: string, more: object): Line => ({ number: 1, kind, text: '', facts: more, cards: [] })

  it('still shows the trick that was taken with the last card', () => {
    const taken = takenTrick(earlier, [told('played', { seat: 1, face: 10, count: 0 }), told('trick_taken', { seat: 0 })])
    expect(taken).toEqual({ taker: 0, plays: [...trick, { seat: 1, face: '0/10', count: 1, value: 0 }], stacks: null })
    expect(takenTrick(earlier, [told('played', { seat: 1, face: 3, count: 1 })])).toBeNull()
  })

  it('shows how the stacks lay when the round ended, the Scare cards among what was turned up', () => {
    const scored = told('scored', { seat: 0, points: 0, total: 3 })
    const shown = [told('stack_shown', { seat: 1, above: 2, below: 3 }), told('stack_shown', { seat: 2, above: 0, below: 2 })]
    const ended = [told('trick_taken', { seat: 0 }), told('turned_up', { seat: 0, count: 1 }), told('scared', { seat: 0 }), ...shown, scored]
    expect(takenTrick(earlier, ended)?.stacks).toEqual([
      { left: 4, turned: 2, isScared: true },
      { left: 3, turned: 3, isScared: true },
      { left: 2, turned: 4, isScared: true },
    ])
    const paranoia = [told('trick_taken', { seat: 2 }), told('turned_up', { seat: 2, count: 2 }), told('scared', { seat: 2 }), told('paranoia_struck', { seat: 2 }), scored]
    expect(takenTrick(earlier, paranoia)?.stacks?.map((stack) => stack.isScared)).toEqual([false, false, true]) // nobody else shows theirs
    expect(earlier.seats[0]).toMatchObject({ stack_size: 6, turned: 0 })
  })
})

describe('a basket', () => {
  const shop = (cards: string, change: number | null): Choice => ({ ...choice(`shop ${cards}`), change })
  const hand: SlackCard[] = [{ card: 4, id: 'sprouts', cost: 0 }, { card: 7, id: 'couch' }]
  const picture = { type: 'slack', income: 6, hand, seats: [{ total: 17, goal: 20 }] } as unknown as SlackPicture
  const bill = (ticked: number[], choices: Choice[]) => billOf({ live: { picture, you: 0, table: { game: 'cthulhu' } }, ticked, choices } as unknown as Parameters<typeof billOf>[0])!

  it('adds up to what the trip brings, in the order in which it was filled', () => {
    const { rows, trip, after } = bill([7, 4], [shop('sprouts', 1), shop('couch', 1), shop('sprouts couch', 3)])
    expect(rows.map(({ id, gain }) => [id, gain])).toEqual([['couch', 1], ['sprouts', 2]])
    expect(trip!.change).toBe(3)
    expect(after).toBe(20)
  })

  it('costs what the server says, whatever is printed on the card', () => {
    expect(bill([4], [shop('sprouts', 1)])).toMatchObject({ cost: 0, income: 6, rows: [{ cost: 0 }] })
  })

  it('promises nothing where a die decides, or where it cannot be bought', () => {
    expect(bill([4], [shop('sprouts', null)])).toMatchObject({ rows: [{ gain: null }], after: 17 })
    expect(bill([4, 7], [shop('sprouts', 1)]).trip).toBeUndefined()
  })
})

describe('a win that is pending', () => {
  const play = (gain: number | null, more = {}) => ({ seat: 1, target: null, is_cancelled: false, cards: [], gain, ...more })
  const winners = (total: number, ...announced: object[]) => pendingWinners({ announced, seats: [{ total: 3, goal: 20 }, { total, goal: 20 }] } as unknown as SlackPicture)

  it('is that of whoever reaches the goal if all that is announced happens', () => {
    expect(winners(19, play(1))).toEqual([1])
    expect(winners(18, play(1))).toEqual([])
    expect(winners(18, play(1), play(1))).toEqual([1])
    expect(winners(19, play(1, { target: 0 }))).toEqual([])
  })

  it('is none once it is canceled, won, or up to a die', () => {
    expect(winners(19, play(1, { is_cancelled: true }))).toEqual([])
    expect(winners(20, play(1))).toEqual([])
    expect(winners(19, play(null))).toEqual([])
    expect(winners(19)).toEqual([])
  })
})
