import type { ScarePicture } from '../../gen/types'
import type { Controls } from '../drawing'
import { scareDoing, scareHint } from './doing'
import ScareHand from './ScareHand.svelte'
import ScareStage from './ScareStage.svelte'
import ScoreSheet from './ScoreSheet.svelte'
import SeatSheet from './SeatSheet.svelte'

export const scareControls: Controls<ScarePicture> = {
  Stage: ScareStage,
  Hand: ScareHand,
  doing: scareDoing,
  isLarge: (session) => session.isAsked && session.live.prompt?.kind === 'stack',
  hint: scareHint,
  SeatSheet,
  Score: ScoreSheet,
}
