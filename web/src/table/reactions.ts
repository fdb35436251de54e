// What one can call across the table with one press.
export const REACTIONS = [
  { what: 'laugh', icon: 'clown' },
  { what: 'ouch', icon: 'tear-tracks' },
  { what: 'wow', icon: 'surprised' },
  { what: 'cheers', icon: 'beer-stein' },
  { what: 'sorry', icon: 'prayer' },
  { what: 'hurry', icon: 'alarm-clock' },
] as const

export const SHOWN_MS = 3500
