import { randomBytes, randomUUID } from 'node:crypto'
import type { RequestInfo } from './request-info.ts'
import { normalizeAddress, type Trusts } from './trusted-proxies.ts'

/**
 * Gathers the facts of a request. The id is always ours; forwarded headers count only when the peer
 * of the socket is a trusted proxy.
 */
export function readFacts(request: Request, peer: string, trusts: Trusts): RequestInfo {
  const { headers } = request
  const from = normalizeAddress(peer) ?? peer
  const believed = trusts(from)
  return {
    id: randomUUID(),
    address: believed ? namedBy(headers.get('x-forwarded-for'), from, trusts) : from,
    protocol: believed && lastOf(headers.get('x-forwarded-proto')) === 'https' ? 'https' : 'http',
    host: headers.get('host') ?? new URL(request.url).host,
    nonce: randomBytes(16).toString('base64'),
    forAll: false,
  }
}

/**
 * Each proxy appends whom it saw, so everything left of the right-most untrusted entry may be made
 * up by the client. An unreadable entry ends the walk at the last address that can be vouched for.
 */
function namedBy(forwardedFor: string | null, peer: string, trusts: Trusts): string {
  let named = peer
  for (const entry of forwardedFor?.split(',').reverse() ?? []) {
    const address = normalizeAddress(entry.trim())
    if (!address) break
    named = address
    if (!trusts(address)) break
  }
  return named
}

function lastOf(list: string | null): string | undefined {
  return list?.split(',').at(-1)?.trim().toLowerCase()
}
