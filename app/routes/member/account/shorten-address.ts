/** Enough of a connection's address to know one's own again: the first three of four parts, or of IPv6 the first three groups. */
export function shortenAddress(address: string | null): string | null {
  if (!address) return null
  const parts = address.replace(/^::ffff:(?=\d+\.)/i, '').split('.')
  if (parts.length === 4) return `${parts.slice(0, 3).join('.')}.…`
  if (!address.includes(':')) return null
  const groups = address.split('::', 1)[0]?.split(':').slice(0, 3) ?? []
  return `${groups.join(':')}:…`
}
