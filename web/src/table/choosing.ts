// What can be done, read from the choices of a prompt. They list everything legal; nothing here knows a rule.
import type { Choice, Prompt } from '../gen/types'
import type { Announced } from './drawing'

/** Choices that belong to a card of the hand: the first card that a move names is the one that is played. */
export function choicesOf(choices: Choice[], id: string): Choice[] {
  return choices.filter((choice) => isFromHand(choice) && (choice.verb === 'shop' ? choice.cards.includes(id) : choice.cards[0] === id))
}

export function isFromHand(choice: Choice): boolean {
  return choice.verb === 'shop' || isPlay(choice)
}

/** A card is laid down, or offered to somebody. */
export function isPlay(choice: Choice): boolean {
  return choice.verb === 'play' || choice.verb === 'offer'
}

/** Choices that no card of the hand stands for: done, pass, evict, choose, show. */
export function plainChoices(choices: Choice[]): Choice[] {
  return choices.filter((choice) => !isFromHand(choice) && choice.verb !== 'show')
}

// The basket ----------------------------------------------------------------------------------------------------------

function sameCards(one: string[], other: string[]): boolean {
  if (one.length !== other.length) return false
  const left = [...one].sort()
  const right = [...other].sort()
  return left.every((id, index) => id === right[index])
}

/** The Shopping trip with exactly these Things, if it is possible. */
export function tripOf(choices: Choice[], basket: string[]): Choice | undefined {
  return choices.find((choice) => choice.verb === 'shop' && sameCards(choice.cards, basket))
}

/** Whether one more Thing still leaves a trip that can be made. */
export function fitsBasket(choices: Choice[], basket: string[], id: string): boolean {
  return tripOf(choices, [...basket, id]) !== undefined
}

// Guests --------------------------------------------------------------------------------------------------------------

export interface Guest {
  id: string
  doors: Choice[] // one for each place where the guest may be sent, before the roll
}

export function guestsOf(choices: Choice[]): Guest[] {
  const guests = new Map<string, Choice[]>()
  for (const choice of choices) {
    const id = choice.cards[0]
    if (choice.verb === 'evict' && id) guests.set(id, [...(guests.get(id) ?? []), choice])
  }
  return [...guests].map(([id, doors]) => ({ id, doors }))
}

// The discards --------------------------------------------------------------------------------------------------------

export function discardMove(ids: string[]): string {
  return ['discard', ...ids].join(' ')
}

// Who is asked what ---------------------------------------------------------------------------------------------------

export function isAsked(prompt: Prompt | null, you: number | null): prompt is Prompt {
  return prompt !== null && you !== null && prompt.asked.includes(you)
}

/** What a press would answer. It stays the same while others let a window go, and changes with everything that is new. */
export function questionIn(prompt: Prompt | null, announced: Announced[]): string {
  const asked = prompt?.bell ? [prompt.bell.stopper] : [prompt?.asked, prompt?.choices.map((choice) => choice.move)]
  return JSON.stringify([prompt?.kind, asked, announced.map((one) => one.key)])
}
