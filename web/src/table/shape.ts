// How the page is laid out where a style alone cannot say it. The shapes of the board itself are in Board.svelte.
import { MediaQuery } from 'svelte/reactivity'

/** No room for the log beside the table: it is a sheet. */
export const isTight = new MediaQuery('(max-width: 900px), (max-height: 607px) and (max-width: 1199px)')
