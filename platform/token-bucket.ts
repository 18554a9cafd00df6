/** A rate limit for each of many keys. */
export type TokenBucket = {
  /** True if `key` has a token left, and takes it. */
  take(key: string, now: Date): boolean
}

/** Creates buckets with a `burst` and a refill `perMinute`, for the `most` recently seen keys. */
export function createTokenBucket({
  burst,
  perMinute,
  most,
}: {
  burst: number
  perMinute: number
  most: number
}): TokenBucket {
  const left = new Map<string, { tokens: number; at: number }>()
  return {
    take(key, now) {
      const at = now.getTime()
      const known = left.get(key) ?? { tokens: burst, at }
      const grown = (Math.max(0, at - known.at) / 60_000) * perMinute
      const tokens = Math.min(burst, known.tokens + grown)
      const isGranted = tokens >= 1
      // Reinserted at the end, so that the first is the least recently seen.
      left.delete(key)
      left.set(key, { tokens: isGranted ? tokens - 1 : tokens, at })
      if (left.size > most) left.delete(left.keys().next().value!)
      return isGranted
    },
  }
}

/** The key of a connection's address: the first 64 bits of IPv6, because one household has the rest. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const groups = head === '' ? [] : head.split(':')
  const ending = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros =
    tail === undefined
      ? []
      : Array<string>(Math.max(0, 8 - groups.length - ending.length)).fill('0')
  return [...groups, ...zeros, ...ending].slice(0, 4).join(':')
}
