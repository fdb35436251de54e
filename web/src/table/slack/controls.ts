import type { SlackPicture } from '../../gen/types'
import type { Controls } from '../drawing'
import Deals from './Deals.svelte'
import { isLarge, isShopping, picksOnTable, slackDoing, slackHint } from './doing'
import Hand from './Hand.svelte'
import OrderSheet from './OrderSheet.svelte'
import SeatSheet from './SeatSheet.svelte'
import Shown from './Shown.svelte'
import SlackStage from './SlackStage.svelte'

export const slackControls: Controls<SlackPicture> = {
  Stage: SlackStage,
  Hand,
  doing: slackDoing,
  isLarge,
  isShopping,
  picks: picksOnTable,
  hint: slackHint,
  SeatSheet,
  Deals,
  Orders: OrderSheet,
  Overlay: Shown,
}
