// Three small sounds of our own. Nothing plays unless it was switched on.
import { settings } from './settings.svelte'

type Note = [hertz: number, start: number, seconds: number]

const SOUNDS = {
  turn: [
    [523, 0, 0.12],
    [784, 0.13, 0.2],
  ],
  stop: [
    [1319, 0, 0.5],
    [1976, 0.02, 0.4],
  ],
  hit: [
    [196, 0, 0.12],
    [147, 0.1, 0.22],
  ],
} satisfies Record<string, Note[]>

const LOUD = 0.09
let context: AudioContext | undefined

export function play(name: keyof typeof SOUNDS) {
  if (!settings.sound.on) return
  context ??= new AudioContext()
  for (const [hertz, start, seconds] of SOUNDS[name]) {
    const at = context.currentTime + start
    const tone = new OscillatorNode(context, { type: name === 'hit' ? 'triangle' : 'sine', frequency: hertz })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.linearRampToValueAtTime(LOUD, at + 0.01)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
    tone.connect(volume).connect(context.destination)
    tone.start(at)
    tone.stop(at + seconds)
  }
}
