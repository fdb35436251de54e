import { describe, expect, it } from 'vitest'
import { placeBeside } from '../src/cards/place'

const CARD = { width: 250, height: 350 }
const SCREEN = { width: 1280, height: 800 }
const rect = (left: number, top: number, width: number, height: number) => ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect

describe('a card that is held up', () => {
  it('lies on the right, or on the left where there is no room', () => {
    expect(placeBeside(rect(100, 300, 100, 140), CARD, SCREEN, [])).toEqual({ left: 210, top: 195 })
    expect(placeBeside(rect(1150, 300, 100, 140), CARD, SCREEN, [])).toEqual({ left: 890, top: 195 })
  })

  it('keeps clear of the bell', () => {
    const bell = rect(400, 200, 300, 260)
    expect(placeBeside(rect(300, 580, 140, 200), CARD, SCREEN, [bell])).toEqual({ left: 40, top: 440 })
  })

  it('keeps clear of the bell where neither side of the hand has room', () => {
    const bell = rect(640, 220, 320, 230)
    expect(placeBeside(rect(860, 570, 150, 210), CARD, { width: 980, height: 800 }, [bell])).toEqual({ left: 380, top: 440 })
  })

  it('lies above what is as wide as a phone', () => {
    expect(placeBeside(rect(20, 600, 350, 100), CARD, { width: 390, height: 844 }, [])).toEqual({ left: 70, top: 240 })
  })

  it('stays inside the window', () => {
    expect(placeBeside(rect(0, 760, 100, 140), CARD, SCREEN, []).top).toBe(440)
  })
})
