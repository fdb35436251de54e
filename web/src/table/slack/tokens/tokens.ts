// How the tokens of a seat are drawn, by their ids. One that is not listed here is a counter with its name.
import type { Component } from 'svelte'
import type { SlackSeat, SlackToken } from '../../../gen/types'
import Counter from './Counter.svelte'
import Madness from './Madness.svelte'
import MadnessLadder from './MadnessLadder.svelte'
import Marks from './Marks.svelte'

export interface TokenProps {
  token: SlackToken
  seat: SlackSeat
  ladder: number[] // what 0, 1, 2 ... of them count, where that can be said
  isWide?: boolean
}

interface TokenDrawing {
  Meter?: Component<TokenProps> // beside the name; none where another token tells it
  Whole?: Component<TokenProps> // all about it, in the sheet of a seat; none: as beside the name
  shakes?: boolean // the face of its owner
}

const DRAWINGS: Readonly<Record<string, TokenDrawing>> = {
  madness: { Meter: Madness, Whole: MadnessLadder },
  stark_raving_mad: { shakes: true },
  gloom: { Meter: Marks },
  wounds: { Meter: Marks },
}

export function tokenDrawing(id: string): TokenDrawing {
  return DRAWINGS[id] ?? { Meter: Counter }
}

export function isShaking(seat: SlackSeat): boolean {
  return seat.tokens.some((token) => token.count > 0 && tokenDrawing(token.id).shakes)
}
