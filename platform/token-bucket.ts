/** How much each of many may take of something, in a while. */
export type TokenBucket = {
  /** True while there is something left for `key`, which is one less then. */
  take(key: string, now: Date): boolean
}

/** Opens a budget of `burst` at once and `perMinute` in the long run, for the `most` keys that were seen last. */
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
      // Anew at the end, so that the first is the one seen longest ago.
      left.delete(key)
      left.set(key, { tokens: isGranted ? tokens - 1 : tokens, at })
      if (left.size > most) left.delete(left.keys().next().value!)
      return isGranted
    },
  }
}

/** What stands for one connection's address: of IPv6 the first 64 bits, since one home has all the rest. */
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
