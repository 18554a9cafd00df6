import { BlockList, isIP } from 'node:net'

/** Whether a normalized address belongs to one of our proxies. */
export type Trusts = (address: string) => boolean

/** Parses the trusted proxies: addresses and subnets such as `10.0.0.0/8`. */
export function trustedProxies(list: readonly string[]): Trusts {
  const known = new BlockList()
  for (const entry of list) add(known, entry)
  return (address) => {
    const family = familyOf(address)
    return family !== undefined && known.check(address, family)
  }
}

/**
 * Normalizes an address: short IPv6, IPv4-mapped IPv6 as IPv4, without port and zone. Undefined for anything else, so that no
 * client gets a new allowance by another spelling.
 */
export function normalizeAddress(text: string): string | undefined {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? text
  const address = (/^([\d.]+):\d+$/.exec(bare)?.[1] ?? bare).replace(/%.*$/s, '')
  const version = isIP(address)
  if (version === 0) return undefined
  if (version === 4) return address
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(short)
  if (!mapped) return short
  const [high, low] = [Number.parseInt(mapped[1]!, 16), Number.parseInt(mapped[2]!, 16)]
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** The first entry that is neither an address nor a subnet. */
export function findNoProxy(list: readonly string[]): string | undefined {
  return list.find((entry) => !add(new BlockList(), entry))
}

/** Adds an address or a subnet; false if it is neither. */
function add(known: BlockList, entry: string): boolean {
  const [address, bits] = splitSubnet(entry)
  const family = familyOf(address)
  if (!family) return false
  try {
    if (bits === undefined) known.addAddress(address, family)
    else known.addSubnet(address, bits, family)
    return true
  } catch {
    // More bits than the address has.
    return false
  }
}

function splitSubnet(entry: string): [string, number | undefined] {
  const slash = entry.lastIndexOf('/')
  if (slash < 0) return [normalizeAddress(entry) ?? entry, undefined]
  const bits = entry.slice(slash + 1)
  return [entry.slice(0, slash), /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN]
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address)
  return version === 4 ? 'ipv4' : version === 6 ? 'ipv6' : undefined
}
