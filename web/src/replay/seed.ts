// The dice were fixed before the game: its table showed a fingerprint, and here is the text it was made of.
export type Verdict = 'right' | 'wrong' | 'unknown'

/** "unknown" where the browser offers no SHA-256: on pages that are neither https nor local. */
export async function verify(sealed: string, commitment: string): Promise<Verdict> {
  if (!globalThis.crypto?.subtle) return 'unknown'
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sealed))
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex === commitment ? 'right' : 'wrong'
}
