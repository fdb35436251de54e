// What has not changed stays the same object, so that nothing is redrawn for it.

/** `next`, made of as much of `before` as is equal. Both are plain data, as JSON has it. */
export function keepSame<T>(before: unknown, next: T): T {
  if (before === next || !isData(before) || !isData(next) || Array.isArray(before) !== Array.isArray(next)) return next
  const keys = Object.keys(next)
  let isSame = keys.length === Object.keys(before).length
  const made = Object.assign(Array.isArray(next) ? [] : {}, next) as Record<string, unknown>
  for (const key of keys) {
    made[key] = keepSame(before[key], (next as Record<string, unknown>)[key])
    isSame &&= key in before && made[key] === before[key]
  }
  return (isSame ? before : made) as T
}

function isData(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
