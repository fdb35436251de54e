// Where a card is held up: next to its origin, inside the window, and never over what must stay visible.
export interface Size {
  width: number
  height: number
}

export interface Spot {
  left: number
  top: number
}

const GAP = 10

export function placeBeside(near: DOMRect, card: Size, inside: Size, kept: DOMRect[]): Spot {
  const center = near.left + near.width / 2 - card.width / 2
  const middle = near.top + near.height / 2 - card.height / 2
  const spots = [
    { left: near.right + GAP, top: middle },
    { left: near.left - GAP - card.width, top: middle },
    { left: center, top: near.top - GAP - card.height },
    { left: center, top: near.bottom + GAP },
    // A large card has room at neither side: then beside what must stay in sight.
    ...kept.flatMap((rect) => [{ left: rect.left - GAP - card.width, top: middle }, { left: rect.right + GAP, top: middle }]),
  ].map((wanted) => ({ wanted, spot: push(wanted, card, inside) }))
  const clear = spots.filter(({ spot }) => !kept.some((rect) => overlaps(spot, card, rect)))
  // Beside it best: what has to be pushed to the side lies on the card itself.
  const best = clear.find(({ wanted, spot }) => wanted.left === spot.left) ?? clear[0]
  return (best ?? spots[0]!).spot
}

function push({ left, top }: Spot, card: Size, inside: Size): Spot {
  const within = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP))
  return { left: within(left, inside.width - card.width), top: within(top, inside.height - card.height) }
}

function overlaps({ left, top }: Spot, card: Size, rect: DOMRect): boolean {
  return left < rect.right && left + card.width > rect.left && top < rect.bottom && top + card.height > rect.top
}
