import { BlockList, isIP } from 'node:net'
import { SettingsError } from '../env.ts'

/** Whether a normalized address belongs to one of our own reverse proxies. */
export type Trusts = (address: string) => boolean

/**
 * Reads the list of trusted proxies: single addresses and subnets such as `10.0.0.0/8`.
 *
 * @throws SettingsError naming the entry that is neither.
 */
export function trustedProxies(list: readonly string[]): Trusts {
  const known = new BlockList()
  for (const entry of list) {
    const [address, bits] = splitSubnet(entry)
    const family = familyOf(address)
    if (!family) {
      throw new SettingsError(`TRUSTED_PROXIES: "${entry}" is not an address or a subnet.`)
    }
    try {
      if (bits === undefined) known.addAddress(address, family)
      else known.addSubnet(address, bits, family)
    } catch (cause) {
      throw new SettingsError(`TRUSTED_PROXIES: "${entry}" is not an address or a subnet.`, {
        cause,
      })
    }
  }
  return (address) => {
    const family = familyOf(address)
    return family !== undefined && known.check(address, family)
  }
}

/**
 * One spelling for each address: IPv6 shortened, IPv4-mapped IPv6 as IPv4, without port and zone.
 * Undefined for what is no address, so that nobody gains a fresh allowance by spelling his address anew.
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
