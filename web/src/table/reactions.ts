// Calls across the table, one press each, and the faces that go with them.
export const REACTIONS = [
  { what: 'laugh', icon: 'clown', mood: 'happy' },
  { what: 'ouch', icon: 'tear-tracks', mood: 'shocked' },
  { what: 'wow', icon: 'surprised', mood: 'shocked' },
  { what: 'cheers', icon: 'beer-stein', mood: 'happy' },
  { what: 'sorry', icon: 'prayer', mood: 'gloomy' },
  { what: 'hurry', icon: 'alarm-clock', mood: 'angry' },
] as const

export const SHOWN_MS = 3500

/** Long enough to be read. */
export const spokenMs = (text: string) => SHOWN_MS + 40 * text.length
