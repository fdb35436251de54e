// A skin dresses the table for one set: 14 colors, 6 small drawings, and the letters of its titles. A file in skins/ that is called
// like the set is a skin; nothing else has to know of it. A page wears one (`wear`), and so does what lies on a page of another game
// (`style={dress(game)}`): whatever is inside has --skin-COLOR, --part-PART (an image) and --font-title. Games without a skin wear wood.

export interface Skin {
  title: string // the font of titles; the file imports it, and the browser loads it when something is written in it
  emblem?: string // a path in a square of 24: marks the cards of this set where sets are joined
  colors: Readonly<Record<Color, string>>
  top?: string // the upper part of a room, as layers of a background: a roof that slopes
  parts: Readonly<Record<Part, string>> // SVG. Wall and floor are tiles, the others pieces that nobody stretches.
}

// Each may differ by day and by night, light-dark(day, night). Ink and accent are readable on wall, sky and roof; cut is the
// section through the walls of the house; lamp is light: mix it with transparent.
export const COLORS = ['wall', 'wall-deep', 'trim', 'rail', 'rug', 'floor', 'sky', 'sky-deep', 'cut', 'cut-deep', 'roof', 'accent', 'lamp', 'ink'] as const
export const PARTS = ['wall', 'floor', 'window', 'lamp', 'extra', 'roof'] as const

export type Color = (typeof COLORS)[number]
export type Part = (typeof PARTS)[number]

const files = import.meta.glob<Skin>('./skins/*.ts', { eager: true, import: 'default' })
const styles = new Map<Skin, string>()

/** The skin of a game; of the set that is named first, where sets are joined. */
export function skinOf(game: string | undefined): Skin {
  return files[`./skins/${skinNameOf(game)}.ts`]!
}

export function skinNameOf(game: string | undefined): string {
  const set = game?.split('+')[0]
  return `./skins/${set}.ts` in files ? set! : 'wood'
}

/** The letters of a set's titles. */
export function titleOf(set: string): string {
  return `${skinOf(set).title},var(--font-text)`
}

/** What to write into `style` so that everything inside wears the skin of a game. */
export function dress(game: string | undefined): string {
  const skin = skinOf(game)
  let style = styles.get(skin)
  if (style === undefined) {
    const colors = COLORS.map((color) => `--skin-${color}:${skin.colors[color]};`)
    const parts = PARTS.map((part) => `--part-${part}:${image(skin.parts[part])};`)
    style = `${colors.join('')}${parts.join('')}--room-top:${skin.top ?? 'linear-gradient(#0000,#0000)'};--font-title:${skin.title},var(--font-text)`
    styles.set(skin, style)
  }
  return style
}

/** The whole page in the skin of a game, dialogs included. Call it in an effect: what it returns takes the skin off again. */
export function wear(game: string | undefined): () => void {
  const worn = dress(game)
  document.documentElement.setAttribute('style', worn)
  return () => {
    if (document.documentElement.getAttribute('style') === worn) document.documentElement.setAttribute('style', dress(undefined))
  }
}

function image(svg: string): string {
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}
