// What to press to make a move, found on the page as a reader would find it: by what it is, not by where it stands. A board
// marks buttons that make a move with data-move, cards of the hand with data-card, and what a card can be aimed at with data-target.

const FROM_HAND = new Set(['play', 'offer', 'shop', 'discard'])
const HAND = '[data-testid="hand"] [data-card]'

const isShown = (element: HTMLElement) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
const isOpen = (element: HTMLElement) => !(element as HTMLButtonElement).disabled && isShown(element)

function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
}

const first = (selector: string) => all(selector).find(isOpen)

/** The same move, in whatever order its cards are named. */
const wordsOf = (move: string) => move.split(' ').sort().join(' ')

const isTaken = (card: HTMLElement) => card.getAttribute('aria-pressed') === 'true' || card.dataset.look === 'ticked'

/** Those cards of a list that lie in the hand and are not taken up yet. */
function untaken(ids: string[]): HTMLElement | undefined {
  const cards = all(HAND).filter(isShown)
  for (const id of new Set(ids)) {
    const copies = cards.filter((card) => card.dataset.card === id)
    const taken = copies.filter(isTaken).length
    if (taken < ids.filter((one) => one === id).length) return copies.find((card) => !isTaken(card))
  }
}

/** The cards that a move names: everything up to a target. */
export function cardsOf(move: string): string[] {
  const words = move.split(' ').slice(1)
  const end = words.findIndex((word) => word === 'on' || word === 'to' || word === 'as')
  return end < 0 ? words : words.slice(0, end)
}

/** The next thing to press on the way to this move; undefined as long as there is nothing. */
export function findNext(move: string): HTMLElement | undefined {
  if (document.querySelector('[data-sending]')) return undefined
  const [verb = '', ...words] = move.split(' ')
  const wanted = wordsOf(move)
  const button = all('[data-move]').find((one) => wordsOf(one.dataset.move ?? '') === wanted && isOpen(one))
  if (button) return button
  if (verb === 'stack') return first(`[data-place="${words[0]}"]`)
  if (verb === 'evict') return all('label').find((one) => one.querySelector<HTMLInputElement>('input')?.value === move) ?? first('[data-testid="evict"]')
  const target = all('[data-target]').find((one) => wordsOf(one.dataset.target ?? '') === wanted && isOpen(one))
  if (verb === 'choose') return target
  if (!FROM_HAND.has(verb)) return undefined
  const cards = cardsOf(move)
  if (verb === 'play') {
    const stop = first('[data-testid="stop"]')
    if (stop) return stop
  }
  const basket = first('[data-testid="to-basket"], [data-testid="to-discards"]')
  const held = all(`${HAND}[aria-pressed="true"]:not([data-look="ticked"])`).find((card) => cards.includes(card.dataset.card ?? ''))
  if (basket && held) return basket
  const sheet = first('[data-testid="put-down"]')
  if (sheet && !held) return sheet // another card is held up: it goes back first
  return untaken(cards) ?? target ?? first(`[data-testid="announce"], [data-testid="discard"]`)
}
