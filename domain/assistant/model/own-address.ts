const LONGEST = 500

/** An address of ours as its parts: a path from the root, or a whole address at our origin. Null for every other text. */
export function ownAddress(address: string, origin: string): URL | null {
  if (address.length > LONGEST || !/^[\x21-\x7e\u00a1-\uffff]+$/.test(address)) return null
  // Browsers read a backslash as a slash, so two of either lead elsewhere.
  if (address.includes('\\') || address.startsWith('//')) return null
  if (!address.startsWith('/') && !address.startsWith(`${origin}/`) && address !== origin)
    return null
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null
  return url?.origin === new URL(origin).origin && url.username + url.password === '' ? url : null
}
