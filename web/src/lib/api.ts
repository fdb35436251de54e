// HTTP: everything but playing.
import type { CardFacts, GameFacts, GoOnWish, NewTable, ProblemBody, Replay, ReplayWish, RuleFacts, Seated, Summary } from '../gen/types'
import { reader, say } from './words.svelte'

/** What the server refused, with its sentence. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text)
  }
}

/** What to tell somebody whose wish has failed. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`./api/${path}?language=${reader.language}`, init).catch(() => null)
  const found: unknown = await answer?.json().catch(() => null)
  if (!answer || !found) throw new Refused('no_server', say('web-no-server')) // a proxy without its server talks HTML
  if (!answer.ok) {
    const problem = found as ProblemBody
    throw new Refused(problem.code, problem.text)
  }
  return found as T
}

export const games = () => call<GameFacts[]>('games')
export const cards = (game: string) => call<CardFacts[]>(`games/${game}/cards`)
export const rules = (game: string) => call<RuleFacts[]>(`games/${game}/rules`)
export const openTable = (wish: NewTable) => call<Seated>('tables', wish)
export const summary = (table: string) => call<Summary>(`tables/${table}`)
export const sitDown = (table: string, name: string, invitation: string) =>
  call<Seated>(`tables/${table}/seats`, { name, invitation })
export const replay = (wish: ReplayWish) => call<Replay>('replay', wish)
export const goOn = (wish: GoOnWish) => call<Seated>('continue', wish)
export const recordAddress = (table: string) => `./api/tables/${table}/record`
