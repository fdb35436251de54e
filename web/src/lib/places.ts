// The parts of the page that load only when somebody goes there.
export const table = () => import('../table/Table.svelte')
export const deck = () => import('../deck/DeckPage.svelte')
export const rules = () => import('../rules/Rules.svelte')
export const figures = () => import('../figures/FiguresPage.svelte')
export const replay = () => import('../replay/Replay.svelte')
