// Through whose eyes a replay is seen: a seat's, everybody's, or with all cards open.
export const SPECTATOR = 'spectator'
export const OPEN = 'open'
export type Viewer = number | typeof SPECTATOR | typeof OPEN

/** As written in an address. */
export function viewerOf(eyes: string | undefined): Viewer {
  return eyes && /^\d+$/.test(eyes) ? Number(eyes) : SPECTATOR
}
