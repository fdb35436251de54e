/** A whole address of a place on this page, to send to somebody. */
export function addressOf(...parts: string[]): string {
  return new URL(`#/${parts.map(encodeURIComponent).join('/')}`, location.href).href
}

/** Whether an address works on this computer only: for anybody else it means their own. */
export function isOnlyHere(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname.startsWith('127.') || hostname === '[::1]'
}
