// The parts of the page that the lobby can do without until somebody goes there.
export const table = () => import('../table/Table.svelte')
export const replay = () => import('../replay/Replay.svelte')
