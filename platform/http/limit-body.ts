/** Paths (including everything below) with a higher limit, in bytes. */
export type BodyLimits = readonly (readonly [prefix: string, bytes: number])[]

/** The limit for a path: that of the longest matching prefix, otherwise the default. */
export function bodyLimitOf(path: string, limits: BodyLimits, usual: number): number {
  let longest = ''
  let limit = usual
  for (const [prefix, bytes] of limits) {
    // The router requests the data of `/a` at `/a.data`.
    const isNamed = path.startsWith(prefix) && /^(?:[/.]|$)/.test(path.slice(prefix.length))
    if (isNamed && prefix.length > longest.length) [longest, limit] = [prefix, bytes]
  }
  return limit
}
