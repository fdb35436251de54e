// HTTP: everything but playing.
import type { CardFacts, Figures, FiguresRequest, GameFacts, GoOnRequest, NewLesson, NewTable, ProblemBody, Replay, ReplayRequest, RuleFacts, Seated, Summary } from '../gen/types'
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

/** What to tell somebody whose request has failed. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function call<T>(path: string, body?: unknown, language: string = reader.language): Promise<T> {
  const init = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`./api/${path}?language=${language}`, init).catch(() => null)
  const found: unknown = await answer?.json().catch(() => null)
  if (!answer || !found) throw new Refused('no_server', say('web-no-server')) // a proxy whose server is down answers in HTML
  if (!answer.ok) {
    const problem = found as ProblemBody
    throw new Refused(problem.code, problem.text)
  }
  return found as T
}

export const games = () => call<GameFacts[]>('games')
export const gameFacts = (game: string) => call<GameFacts>(`games/${game}`) // of joined sets too
export const cards = (game: string, language: string = reader.language) => call<CardFacts[]>(`games/${game}/cards`, undefined, language)
export const rules = (game: string) => call<RuleFacts[]>(`games/${game}/rules`)
export const openTable = (request: NewTable) => call<Seated>('tables', request)
export const openLesson = (request: NewLesson) => call<Seated>('lessons', request)
export const summary = (table: string) => call<Summary>(`tables/${table}`)
export const sitDown = (table: string, name: string, invitation: string) =>
  call<Seated>(`tables/${table}/seats`, { name, invitation })
export const replay = (request: ReplayRequest) => call<Replay>('replay', request)
export const figures = (request: FiguresRequest) => call<Figures>('figures', request)
export const goOn = (request: GoOnRequest) => call<Seated>('continue', request)
export const recordAddress = (table: string, game = '') => `./api/tables/${table}/record${game && `?game=${game}`}` // of the last game, or of this one
