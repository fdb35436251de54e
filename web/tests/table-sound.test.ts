import { afterEach, expect, it, vi } from 'vitest'
import type { Line } from '../src/gen/types'
import { settings } from '../src/table/settings.svelte'
import { BY_KIND, play, soundOf, SOUNDS, type Sound } from '../src/table/sound'

const line = (kind: string, more: Partial<Line> = {}): Line => ({ number: 1, kind, role: 'outcome', text: '', facts: {}, cards: [], hits: [], ...more })

afterEach(() => {
  settings.sound.on = false
  vi.unstubAllGlobals()
})

it('has one sound for what happens at once, the most important one', () => {
  expect(soundOf([line('announced', { role: 'action' })], 0)).toBe('card')
  expect(soundOf([line('announced', { role: 'action' }), line('call_rolled')], 0)).toBe('dice')
  expect(soundOf([line('lost', { hits: [0] }), line('die_rolled')], 0)).toBe('hit')
  expect(soundOf([line('lost', { hits: [0] }), line('die_rolled')], 1)).toBe('dice')
  expect(soundOf([line('lost', { hits: [0] }), line('game_won')], 0)).toBe('win')
  expect(soundOf([line('phase_started')], 0)).toBeUndefined()
})

it('has a sound for every kind that sounds, and each is short', () => {
  for (const sound of Object.values(BY_KIND)) expect(SOUNDS[sound]).toBeTruthy()
  for (const notes of Object.values(SOUNDS)) for (const [, start, seconds] of notes) expect(start + seconds).toBeLessThanOrEqual(1)
})

it('is silent until somebody wants to hear it', () => {
  const made: string[] = []
  class Node {
    gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
    connect = (to: unknown) => to
    start = () => made.push('note')
    stop() {}
  }
  class Context {
    currentTime = 0
    sampleRate = 8000
    destination = {}
  }
  class Samples {
    getChannelData = () => new Float32Array(8)
  }
  vi.stubGlobal('AudioContext', Context)
  for (const name of ['GainNode', 'OscillatorNode', 'AudioBufferSourceNode', 'BiquadFilterNode']) vi.stubGlobal(name, Node)
  vi.stubGlobal('AudioBuffer', Samples)
  play('dice')
  expect(made).toEqual([])
  settings.sound.on = true
  for (const name of Object.keys(SOUNDS) as Sound[]) play(name)
  expect(made).toHaveLength(Object.values(SOUNDS).flat().length)
})
