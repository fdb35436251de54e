// Taking a seat: this browser keeps its key, and the page goes to the table.
import type { Seated } from '../gen/types'
import { keep } from './keys'
import { route } from './route.svelte'

export function takeSeat({ table, key }: Seated, game: string, name: string, isShared = false) {
  keep({ table, key, game, name, at: Date.now(), isShared })
  route.go('t', table)
}
