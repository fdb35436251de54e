// What the reader can do now, as it stands in the corner for doing things: one main button, always a verb, and beside it what
// else there is. What a game asks for itself is told by its controls; bells, undone moves and waiting are alike everywhere.
import { cardOf } from '../cards/catalog.svelte'
import type { Choice } from '../gen/types'
import { say } from '../lib/words.svelte'
import { isPatient, untilText } from './bell'
import { controlsOf } from './controls'
import { nameOf } from './names'
import type { Session } from './session.svelte'

/** A button: a verb, and what it brings. */
export interface Action {
  text: string
  effect?: string
  icon?: string
  look?: 'go' | 'stop' | 'calm'
  testid?: string
  move?: string // what it sends, if that is a move
  isOff?: boolean // not yet: something has to be chosen first
  run: () => void
}

/** A line on the slip of paper above the buttons. */
export interface Note {
  text: string
  testid?: string
  look?: 'loud' | 'bad' | 'win' | 'soft'
}

export interface Doing {
  main: Action | null // nothing: others have to do something
  others?: Action[]
  notes?: Note[]
  testid?: string // of the notes
}

const NOTHING: Doing = { main: null }

export function doingOf(session: Session): Doing {
  const { prompt, table, you } = session.live
  if (!table || you === null) return NOTHING
  if (session.isOutdated) return beginningAnew(session)
  if (session.stage.current?.round) return { main: { text: say('scare-web-good-night'), effect: say('scare-web-goes-on'), testid: 'good-night', run: () => session.stage.endRound() } }
  if (table.phase === 'over') return NOTHING
  if (table.undo_by !== null) return undoing(session, table.undo_by === you)
  if (!prompt) return NOTHING
  if (prompt.bell) return ringing(session)
  return controlsOf(session.live.picture).doing(session)
}

/** Sends this move. */
export function moving(session: Session, choice: Choice, text: string, more: Partial<Action> = {}): Action {
  return { text, effect: choice.effect, move: choice.move, run: () => void session.move(choice.move), ...more }
}

/** A choice that no card and no place on the table stands for. */
export function saying(session: Session, choice: Choice): Action {
  return moving(session, choice, choice.text.charAt(0).toUpperCase() + choice.text.slice(1))
}

/** Puts the card that is held up back into the hand. */
export function puttingDown(session: Session): Action {
  return { text: say('table-web-put-down'), testid: 'put-down', run: () => session.putDown() }
}

/** A game of other rules or cards cannot go on; whoever opened the table can begin a new one with the same seats. */
function beginningAnew(session: Session): Doing {
  if (!session.live.isHost) return NOTHING
  return { main: { text: say('table-web-outdated-again'), icon: 'cycle', testid: 'again', run: () => void session.request({ type: 'start' }) } }
}

// Moves that are taken back -------------------------------------------------------------------------------------------

function undoing(session: Session, isMine: boolean): Doing {
  const answer = (yes: boolean) => () => void session.request({ type: 'undo_answer', yes })
  if (isMine) return { main: { text: say('table-web-undo-withdraw'), testid: 'undo-withdraw', run: answer(false) } }
  return {
    main: { text: say('table-web-undo-yes'), testid: 'undo-yes', run: answer(true) },
    others: [{ text: say('table-web-undo-no'), testid: 'undo-no', run: answer(false) }],
  }
}

// The open window -----------------------------------------------------------------------------------------------------

function ringing(session: Session): Doing {
  const { live, drawing, isAsked } = session
  const prompt = live.prompt!
  const bell = prompt.bell!
  const notes = windowNotes(session)
  const answer = session.playInQuestion
  if (session.hasStopped) {
    const main = answer ? playing(session, answer) : { text: say('table-web-choose-answer'), isOff: true, run: () => {} }
    const mind: Action = { text: say('table-web-never-mind'), testid: 'never-mind', run: () => session.neverMind() }
    return { main, others: [mind], notes }
  }
  if (bell.stopper !== null) return { main: null, notes }
  if (!isAsked) {
    if (bell.speaker !== live.you) return { main: null, notes }
    return { main: { text: say('table-web-go-on'), testid: 'speak', run: () => void session.request({ type: 'go_on' }) }, notes }
  }
  // Where answers have words of their own, so has letting it pass.
  const pass = session.choices.find((choice) => choice.move === 'pass')
  const text = (!drawing.answersFromHand && pass && saying(session, pass).text) || say('table-web-let-go')
  const passing: Action = { text, move: 'pass', run: () => void session.move('pass') }
  if (answer) return { main: { ...playing(session, answer), text: say('table-web-stop-with', { how: isOrder(session, answer) ? 'order' : 'stop', card: cardName(session, answer) }), look: 'stop' }, others: [puttingDown(session)], notes }
  if (!drawing.answersFromHand && bell.closes_in === null) return { main: passing, notes }
  const main: Action = { text: say('table-web-stop'), icon: 'ringing-bell', look: session.isCalm ? 'calm' : 'stop', testid: 'stop', isOff: bell.is_muted || session.isStopping, run: () => void session.stop() }
  return { main, others: [...(session.canPass && !session.isCalm ? [passing] : []), ...(session.pickedCard ? [puttingDown(session)] : [])], notes }
}

function playing(session: Session, answer: Choice): Action {
  return moving(session, answer, say('table-web-play-card', { how: isOrder(session, answer) ? 'order' : 'play', card: cardName(session, answer) }), { testid: 'play' })
}

/** Something else to do for somebody who has announced what they would like to do (GUE-62). */
function isOrder(session: Session, { seat, cards }: Choice): boolean {
  return seat !== null && seat !== undefined && cardOf(session.live.table!.game, cards[0] ?? '').kind === 'activity'
}

function cardName(session: Session, choice: Choice): string {
  return nameOf(session, choice.cards[0] ?? '')
}

function windowNotes(session: Session): Note[] {
  const { live } = session
  const prompt = live.prompt!
  const bell = prompt.bell!
  const notes: Note[] = []
  const name = (seat: number) => live.table!.seats[seat]?.name ?? ''
  const answering = session.isAsked ? new Set(session.answers.map((answer) => answer.cards[0])).size : 0
  if (session.hasStopped) {
    notes.push({ text: say('table-web-you-stopped'), look: 'loud' })
    if (!session.answers.length) notes.push({ text: say('table-web-no-answer') })
  } else if (bell.stopper !== null) notes.push({ text: say('table-web-stopped', { name: name(bell.stopper) }), look: 'loud' })
  else if (answering && !session.isCalm && session.drawing.answersFromHand) notes.push({ text: say('table-web-answering', { count: answering }), testid: 'answering' })
  if (bell.is_decisive) notes.push({ text: say('table-web-would-win'), look: 'win' })
  if (bell.speaker !== null && bell.stopper === null && bell.speaker !== live.you) notes.push({ text: say('table-web-speaker', { name: name(bell.speaker) }), look: 'soft' })
  if (isPatient(bell)) notes.push({ text: say('table-web-until', { time: untilText(bell.closes_in ?? 0, live.promptAt) }), testid: 'until', look: 'soft' })
  if (session.isAsked && bell.stopper === null && bell.is_muted) notes.push({ text: say('table-web-bell-muted'), testid: 'muted', look: 'soft' })
  return notes
}
