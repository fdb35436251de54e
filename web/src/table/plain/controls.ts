import type { PlainPicture } from '../../gen/types'
import type { Controls } from '../drawing'
import { plainDoing } from './doing'
import PlainHand from './PlainHand.svelte'
import PlainStage from './PlainStage.svelte'
import ScoreLines from './ScoreLines.svelte'
import SeatSheet from './SeatSheet.svelte'

export const plainControls: Controls<PlainPicture> = {
  Stage: PlainStage,
  Hand: PlainHand,
  doing: plainDoing,
  isLarge: () => false,
  hint: () => '',
  SeatSheet,
  Score: ScoreLines,
}
