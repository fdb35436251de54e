// The controls for playing, by type of picture (see pictures.ts).
import type { Picture } from '../gen/types'
import type { Controls } from './drawing'
import { plainControls } from './plain/controls'
import { scareControls } from './scare/controls'
import { slackControls } from './slack/controls'

const CONTROLS: { [Type in Picture['type']]: Controls<Extract<Picture, { type: Type }>> } = {
  slack: slackControls,
  scare: scareControls,
  plain: plainControls,
}

export function controlsOf(picture: Picture | null): Controls {
  return CONTROLS[picture?.type ?? 'plain'] as unknown as Controls
}
