import { expect, test } from 'vitest'
import { readFacts } from './read-facts.ts'
import { findNoProxy, normalizeAddress, trustedProxies } from './trusted-proxies.ts'

const trusts = trustedProxies(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32'])

function factsOf(peer: string, headers: Record<string, string> = {}) {
  return readFacts(new Request('http://seen.example/', { headers }), peer, trusts)
}

test.each([
  // A client may send any header.
  ['198.51.100.1', '203.0.113.9', '198.51.100.1'],
  ['::ffff:198.51.100.1', undefined, '198.51.100.1'],
  ['10.1.2.3', '203.0.113.9', '203.0.113.9'],
  ['::ffff:10.1.2.3', '203.0.113.9', '203.0.113.9'],
  ['2001:db8::5', '203.0.113.9', '203.0.113.9'],
  // The client controls everything left of the right-most untrusted entry.
  ['10.1.2.3', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['10.1.2.3', '1.1.1.1, 203.0.113.9, 10.9.9.9', '203.0.113.9'],
  ['10.1.2.3', '10.7.7.7, 10.9.9.9', '10.7.7.7'],
  ['10.1.2.3', '203.0.113.9, nonsense', '10.1.2.3'],
  ['10.1.2.3', '203.0.113.9, nonsense, 192.0.2.7', '192.0.2.7'],
  ['10.1.2.3', '203.0.113.9:5050', '203.0.113.9'],
  ['10.1.2.3', '[2001:DB9:0:0::1]:80', '2001:db9::1'],
  ['10.1.2.3', '::ffff:203.0.113.9', '203.0.113.9'],
  ['10.1.2.3', undefined, '10.1.2.3'],
])('from %s with X-Forwarded-For %s: %s', (peer, forwarded, address) => {
  expect(factsOf(peer, forwarded ? { 'X-Forwarded-For': forwarded } : {}).address).toBe(address)
})

test('the protocol is accepted only from a trusted proxy', () => {
  const headers = { 'X-Forwarded-Proto': 'https' }
  expect(factsOf('10.1.2.3', headers).protocol).toBe('https')
  expect(factsOf('198.51.100.1', headers).protocol).toBe('http')
  expect(factsOf('10.1.2.3', { 'X-Forwarded-Proto': 'https, http' }).protocol).toBe('http')
})

test('ids and nonces are ours and fresh', () => {
  const [one, other] = [factsOf('::1', { 'X-Request-Id': 'mine' }), factsOf('::1')]
  expect(one.id).toMatch(/^[\da-f-]{36}$/)
  expect(one.id).not.toBe(other.id)
  expect(Buffer.from(one.nonce, 'base64')).toHaveLength(16)
  expect(one.nonce).not.toBe(other.nonce)
})

test('one spelling for each address', () => {
  expect(normalizeAddress('0:0:0:0:0:0:0:1')).toBe('::1')
  expect(normalizeAddress('fe80::1%eth0')).toBe('fe80::1')
  expect(normalizeAddress('::FFFF:c633:6401')).toBe('198.51.100.1')
  for (const no of ['', 'unknown', '1.2.3', '010.1.1.1', '_hidden']) {
    expect(normalizeAddress(no)).toBeUndefined()
  }
})

test.each(['proxy', '10.0.0.0/99', '10.0.0.0/x', '1.2.3.4/'])('%j is not a proxy', (entry) => {
  expect(findNoProxy(['10.0.0.0/8', entry, '::1'])).toBe(entry)
  expect(findNoProxy(['10.0.0.0/8', '::1'])).toBeUndefined()
})
