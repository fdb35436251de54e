// All of it is one file for the browser (camp.svelte.ts).
import german from '../../../../../src/stammtisch/text/locale/de/web-camp.ftl?raw'
import english from '../../../../../src/stammtisch/text/locale/en/web-camp.ftl?raw'

export { default as CampStage } from './CampStage.svelte'
export { default as Climb } from './Climb.svelte'
export { default as Insignia } from './Insignia.svelte'
export { default as LadderButton } from './LadderButton.svelte'
export { default as Orders } from './Orders.svelte'
export { default as Throws } from './Throws.svelte'

export const WORDS = { en: english, de: german }
