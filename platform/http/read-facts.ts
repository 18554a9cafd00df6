import { randomBytes, randomUUID } from 'node:crypto'
import type { RequestInfo } from './request-info.ts'
import { normalizeAddress, type Trusts } from './trusted-proxies.ts'

/** Collects the request info. The id is always ours; forwarded headers count only if the socket's peer is a trusted proxy. */
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
 * Each proxy appends its peer, so the client may have forged everything left of the right-most untrusted entry. An unreadable
 * entry stops at the last trustworthy address.
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
