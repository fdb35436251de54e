// The types of pictures that the server sends, and how each is drawn. Nothing else on the page asks for the type.
import type { Picture } from '../gen/types'
import type { Drawing } from './drawing'
import { plain } from './plain/plain'
import { scare } from './scare/scare'
import { slack } from './slack/slack'

const DRAWINGS: { [Type in Picture['type']]: Drawing<Extract<Picture, { type: Type }>> } = { slack, scare, plain }

/** How to draw this picture, and all others of the same table; before there is one, there is nothing special to it. */
export function drawingOf(picture: Picture | null): Drawing {
  return DRAWINGS[picture?.type ?? 'plain'] as unknown as Drawing
}
