import { describe, expect, it } from 'vitest'
import { COLORS, dress, PARTS, skinNameOf, skinOf, wear, type Color, type Skin } from '../src/looks/skin'

const skins = import.meta.glob<Skin>('../src/looks/skins/*.ts', { eager: true, import: 'default' })

/** The relative luminance of #rrggbb (WCAG 2). */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

/** By day and by night. */
function shades(skin: Skin, color: Color): string[] {
  const shades = skin.colors[color].match(/#[0-9a-f]{6}\b/g) ?? []
  return shades.length === 1 ? [shades[0]!, shades[0]!] : shades
}

describe.each(Object.entries(skins))('%s', (_, skin) => {
  it('has every color for day and night, and every part', () => {
    for (const color of COLORS) expect(shades(skin, color), color).toHaveLength(2)
    for (const part of PARTS) expect(new DOMParser().parseFromString(skin.parts[part], 'image/svg+xml').documentElement.getAttribute('viewBox'), part).toMatch(/^0 0 \d+ \d+$/)
  })

  it.each(['ink', 'accent'] as const)('writes in its %s where one can read it', (text) => {
    for (const ground of ['wall', 'wall-deep', 'sky', 'sky-deep', 'roof'] as const) {
      shades(skin, text).forEach((shade, time) => expect(contrast(shade, shades(skin, ground)[time]!), `${ground}, ${time ? 'night' : 'day'}`).toBeGreaterThanOrEqual(4.5))
    }
  })
})

describe('whoever wears a skin', () => {
  it('wears that of the set named first, or wood', () => {
    expect(skinNameOf('cthulhu+geek')).toBe('cthulhu')
    expect(skinNameOf('klaverjas')).toBe('wood')
    expect(skinNameOf(undefined)).toBe('wood')
  })

  it('has its colors and parts as properties', () => {
    expect(dress('scare')).toContain(`--skin-wall:${skinOf('scare').colors.wall};`)
    expect(dress('scare')).toContain('--part-lamp:url("data:image/svg+xml,')
  })

  it('takes off only what it put on', () => {
    const off = wear('scare')
    const later = wear('cthulhu')
    off()
    expect(document.documentElement.getAttribute('style')).toBe(dress('cthulhu'))
    later()
    expect(document.documentElement.getAttribute('style')).toBe(dress(undefined))
  })
})
