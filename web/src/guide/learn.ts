// Tables that teach: a guided first game, and the examples of rules.
import type { NewLesson } from '../gen/types'
import { openLesson } from '../lib/api'
import { lastGame, seats } from '../lib/keys'
import { keepAs, kept } from '../lib/kept'
import { table } from '../lib/places'
import { takeSeat } from '../lib/seating'
import { lastName } from '../lobby/name'

const LEARNED = 'learned' // the games whose guide was opened in this browser

const learned = () => (kept(LEARNED) ?? '').split(' ')

/** Somebody who has neither played nor learned anything here. */
export const isNewcomer = () => !seats().length && !lastGame() && !kept(LEARNED)

export const hasLearned = (game: string) => learned().includes(game)

/** Opens the guide of a game, or the example of a rule, and goes there. */
export async function learn(game: string, rule = ''): Promise<void> {
  void table().catch(() => undefined) // already loading while the server sets up the table
  const lesson: NewLesson = { game, rule, name: rule ? '' : lastName() }
  const seated = await openLesson(lesson)
  if (!rule) keepAs(LEARNED, [...new Set([...learned(), game])].filter(Boolean).join(' '))
  takeSeat(seated, game, lesson.name ?? '')
}
