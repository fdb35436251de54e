/** A whole address of a place on this page, to send to somebody. */
export function addressOf(...parts: string[]): string {
  return new URL(`#/${parts.map(encodeURIComponent).join('/')}`, location.href).href
}
