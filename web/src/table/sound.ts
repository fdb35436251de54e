// Small sounds of our own, made when they are heard: nothing is loaded, and nothing plays unless it was switched on.
import type { Line } from '../gen/types'
import { hurts } from './log'
import { settings } from './settings.svelte'

type Shape = 'sine' | 'triangle' | 'square' | 'noise' // noise is for what has no pitch: paper, dice
type Note = [hertz: number, start: number, seconds: number, shape?: Shape, loudness?: number]

/** From the most important one: of everything that happens at once, one sound is heard. */
export const SOUNDS = {
  win: [[523, 0, 0.16], [659, 0.15, 0.16], [784, 0.3, 0.16], [1047, 0.45, 0.5]],
  hit: [[196, 0, 0.12, 'triangle'], [147, 0.1, 0.22, 'triangle']],
  mad: [[311, 0, 0.5, 'triangle'], [330, 0.04, 0.5, 'triangle'], [233, 0.3, 0.6, 'triangle']],
  stop: [[1319, 0, 0.5], [1976, 0.02, 0.4]],
  turn: [[523, 0, 0.12], [784, 0.13, 0.2]],
  dice: [[900, 0, 0.04, 'noise'], [1400, 0.07, 0.03, 'noise'], [1100, 0.13, 0.03, 'noise'], [800, 0.22, 0.05, 'noise']],
  coin: [[2093, 0, 0.09], [2637, 0.06, 0.16]],
  card: [[2400, 0, 0.07, 'noise', 0.6]],
} satisfies Record<string, Note[]>
export type Sound = keyof typeof SOUNDS

/** Which kind of line sounds like what. A new mechanic adds its own kinds here. */
export const BY_KIND: Record<string, Sound> = {
  announced: 'card',
  entered: 'card',
  played: 'card',
  shopping_announced: 'coin',
  trick_taken: 'coin',
  income_rolled: 'dice',
  free_time_rolled: 'dice',
  call_rolled: 'dice',
  evict_rolled: 'dice',
  slack_rolled: 'dice',
  die_rolled: 'dice',
  went_mad: 'mad',
  scared: 'mad',
  paranoia_struck: 'mad',
  game_won: 'win',
}

const ORDER = Object.keys(SOUNDS) as Sound[]
const LOUD = 0.09
let context: AudioContext | undefined

/** What these lines sound like to somebody, if they do at all. */
export function soundOf(lines: Line[], you: number | null): Sound | undefined {
  const heard = new Set(lines.flatMap((line) => [...(hurts(line, you) ? (['hit'] as const) : []), BY_KIND[line.kind] ?? []]))
  return ORDER.find((sound) => heard.has(sound))
}

export function play(name: Sound) {
  if (!settings.sound.on) return
  context ??= new AudioContext()
  const notes: Note[] = SOUNDS[name]
  for (const [hertz, start, seconds, shape = 'sine', loudness = 1] of notes) {
    const at = context.currentTime + start
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(0, at)
    volume.gain.linearRampToValueAtTime(LOUD * loudness, at + 0.01)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
    const source = shape === 'noise' ? noise(context, hertz, volume) : tone(context, hertz, shape, volume)
    volume.connect(context.destination)
    source.start(at)
    source.stop(at + seconds)
  }
}

function tone(into: AudioContext, frequency: number, type: OscillatorType, volume: GainNode): AudioScheduledSourceNode {
  const made = new OscillatorNode(into, { type, frequency })
  made.connect(volume)
  return made
}

/** A rustle around this pitch. */
function noise(into: AudioContext, frequency: number, volume: GainNode): AudioScheduledSourceNode {
  const buffer = new AudioBuffer({ length: into.sampleRate / 4, sampleRate: into.sampleRate })
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1
  const made = new AudioBufferSourceNode(into, { buffer })
  made.connect(new BiquadFilterNode(into, { type: 'bandpass', frequency, Q: 1.2 })).connect(volume)
  return made
}
