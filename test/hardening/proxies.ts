import { describe, expect, test } from 'vitest'
import { send, sendForm } from './send.ts'
import type { Site } from './site.ts'

/** Every header with which a client could pretend to have another address, host or scheme. */
const claims = (address: string): Record<string, string> => ({
  'x-forwarded-for': address,
  'x-client-address': address,
  'x-real-ip': address,
  'x-original-forwarded-for': address,
  'cf-connecting-ip': address,
  'true-client-ip': address,
  forwarded: `for=${address};proto=https;host=evil.example`,
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'evil.example',
  'x-request-id': 'made-up',
})

/** Wrong passwords allowed per account and connection before the limit applies. */
const FREE = 5

const wrong = (url: string, email: string, headers: Record<string, string>) =>
  sendForm(`${url}/auth`, { email, password: 'a-wrong-password' }, headers).then(
    ({ status }) => status,
  )

export function proxyLaws(site: () => Site, proxied: () => Site): void {
  describe('forwarding headers of a client', () => {
    test('do not bypass the limits when no proxy is configured', async () => {
      const statuses: number[] = []
      for (let n = 0; n <= FREE; n += 1) {
        statuses.push(await wrong(site().url, 'nobody@here.example', claims(`192.0.2.${n + 1}`)))
      }
      expect(statuses).toEqual([...Array<number>(FREE).fill(422), 429])
    })

    test('do not change a response', async () => {
      const { headers, text } = await send(`${site().url}/sitemap.xml`, {
        headers: claims('192.0.2.9'),
      })
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
      expect(text).not.toContain('evil.example')
      const bare = await send(`${site().url}/projects`, {
        headers: { ...claims('192.0.2.9'), host: 'evil.example' },
      })
      expect(JSON.stringify(bare.headers)).not.toContain('evil.example')
    })

    test('are trusted from a configured proxy: each client it reports has its own limits', async () => {
      const email = 'nobody-else@here.example'
      const through = (address: string) =>
        wrong(proxied().url, email, { 'x-forwarded-for': address })
      for (let n = 0; n < FREE; n += 1) expect(await through('198.51.100.1')).toBe(422)
      expect(await through('198.51.100.1')).toBe(429)
      expect(await through('198.51.100.2'), 'somebody else').toBe(422)
      expect(await through('192.0.2.1, 198.51.100.1'), 'with a made-up past').toBe(429)
      const others = { ...claims('192.0.2.3'), 'x-forwarded-for': '198.51.100.1' }
      expect(await wrong(proxied().url, email, others), 'and other claims').toBe(429)
    })
  })
}
