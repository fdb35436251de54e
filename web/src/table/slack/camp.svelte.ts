// What only a table with ranks needs: it comes when somebody sits down at one, with its words.
import { learn, speak } from '../../lib/words.svelte'

type Parts = typeof import('./camp/parts')

let parts = $state.raw<Parts>()
let isFetched = false

export const camp = {
  get parts() {
    return parts
  },
}

/** Call it in an effect: whoever leaves speaks as usual again. */
export function pitchCamp(): () => void {
  if (!isFetched) void fetchParts()
  speak(parts ? 'jungle' : '')
  return () => speak('')
}

async function fetchParts() {
  isFetched = true
  try {
    const found = await import('./camp/parts')
    learn(found.WORDS)
    parts = found
  } catch {
    isFetched = false // the next table asks again
  }
}
