// What the drawings of skins have in common.

/** A drawing of its own size: nobody stretches it. */
export function piece(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`
}

/** Planks over the color of the floor. */
export const PLANKS = piece(120, 28, '<path d="M0 .5h120M0 14.5h120M30 0v14M90 14v14" fill="none" stroke="#000" stroke-opacity=".34" stroke-width="1.5"/><path d="M6 8h14M62 5h18M100 22h12M40 21h20" stroke="#fff" stroke-opacity=".07" stroke-width="2"/>')
