/** Paths (with everything below them) that may receive more than the usual, in bytes. */
export type BodyLimits = readonly (readonly [prefix: string, bytes: number])[]

/** The limit that holds for a path: that of the longest prefix which names it, else the usual one. */
export function bodyLimitOf(path: string, limits: BodyLimits, usual: number): number {
  let longest = ''
  let limit = usual
  for (const [prefix, bytes] of limits) {
    // The router asks for the data of `/a` at `/a.data`.
    const isNamed = path.startsWith(prefix) && /^(?:[/.]|$)/.test(path.slice(prefix.length))
    if (isNamed && prefix.length > longest.length) [longest, limit] = [prefix, bytes]
  }
  return limit
}
