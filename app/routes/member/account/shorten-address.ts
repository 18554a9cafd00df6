/**
 * Shortens an IP address enough for the user to recognize it: the first three parts of IPv4, or the first three groups
 * of IPv6.
 */
export function shortenAddress(address: string | null): string | null {
  if (!address) return null
  const parts = address.replace(/^::ffff:(?=\d+\.)/i, '').split('.')
  if (parts.length === 4) return `${parts.slice(0, 3).join('.')}.…`
  if (!address.includes(':')) return null
  const groups = address.split('::', 1)[0]?.split(':').slice(0, 3) ?? []
  return `${groups.join(':')}:…`
}
