import { describe, expect, test } from 'vitest'
import { cookiesOf, send, sendForm, type Sent } from './send.ts'
import type { Site } from './site.ts'
import { askAll, walk } from './walk.ts'

/** Checks the headers of every response, and the directives of the page policy besides scripts. */
function faultsOf({ headers, status }: Sent, isHttps: boolean): string[] {
  const policy = new Map(
    String(headers['content-security-policy'] ?? '')
      .split(';')
      .map((part) => part.trim().split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  )
  const own = headers['content-security-policy'] === "default-src 'none'; sandbox"
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? []
  const all = [...policy.values()].flat()
  const only = (name: string, source: string) => policy.get(name)?.join(' ') === source
  const rules: Record<string, boolean> = {
    nosniff: headers['x-content-type-options'] === 'nosniff',
    'no frames': headers['x-frame-options'] === 'DENY',
    referrer: /^(strict-origin-when-cross-origin|no-referrer|same-origin|strict-origin)$/.test(
      String(headers['referrer-policy']),
    ),
    opener: headers['cross-origin-opener-policy'] === 'same-origin',
    resource: headers['cross-origin-resource-policy'] === 'same-origin',
    permissions: String(headers['permissions-policy']).includes('camera=()'),
    id: /^[\da-f-]{36}$/.test(String(headers['x-request-id'])),
    'tells nothing of itself': !('server' in headers || 'x-powered-by' in headers),
    caching: 'cache-control' in headers || status === 304,
    https: 'strict-transport-security' in headers === isHttps,
    'a policy': policy.size > 0,
    'scripts by name only': scripts.every((source) =>
      /^'(self|none|nonce-[\w+/=]+|sha256-[\w+/=]+)'$/.test(source),
    ),
    'no wildcard': !all.some((source) => source.includes('*') || source === 'https:'),
    'frame-ancestors': own || only('frame-ancestors', "'none'"),
    'base-uri': own || only('base-uri', "'none'"),
    'object-src': own || only('object-src', "'none'"),
    'form-action': own || policy.get('form-action')?.[0] === "'self'",
  }
  return Object.keys(rules).filter((name) => !rules[name])
}

export function headerLaws(site: () => Site, proxied: () => Site): void {
  test('every response has the security headers, and pages a strict policy', async () => {
    const { url } = site()
    const asset = /\/assets\/[\w.-]+\.js/.exec((await send(url)).text)?.[0] ?? ''
    const others = [asset, '/assets/none.js', '/favicon.ico', '/sitemap/nothing.xml', '/healthz']
    const seen = [
      ...(await walk(site(), 'visitor')),
      ...(await walk(site(), 'superuser')),
      ...(await askAll(url, others, '')),
    ]
    // Requested again: these now come from the cache.
    const kept = seen.filter(({ answer }) => answer.headers['server-timing']?.includes('cache'))
    expect(kept.length).toBeGreaterThan(20)
    seen.push(
      ...(await askAll(
        url,
        kept.map(({ path }) => path),
        '',
      )),
    )
    const wrong = seen.flatMap(({ path, answer }) =>
      faultsOf(answer, false).map((fault) => `${path} (${answer.status}): ${fault}`),
    )
    for (const path of ['/', '/nowhere', '/assets/none.js', '/healthz', '/auth']) {
      const answer = await send(proxied().url + path, { headers: { host: 'www.here.example' } })
      wrong.push(
        ...faultsOf(answer, true).map((fault) => `https ${path} (${answer.status}): ${fault}`),
      )
    }
    const refused = await send(`${url}/auth`, { method: 'POST', headers: { origin: 'null' } })
    wrong.push(...faultsOf(refused, false).map((fault) => `refused: ${fault}`))
    expect(wrong).toEqual([])
  })

  test('catches what it forbids', () => {
    const headers = {
      'content-security-policy': "default-src 'self'; script-src 'self' 'unsafe-inline' https:",
    }
    expect(faultsOf({ status: 200, headers, text: '' }, false)).toEqual(
      expect.arrayContaining(['nosniff', 'scripts by name only', 'no wildcard', 'base-uri']),
    )
  })

  describe('cached responses', () => {
    test('a 304 repeats the policy of the page it stands for', async () => {
      for (const path of ['/', '/projects-events', '/about', '/map']) {
        const first = await send(site().url + path)
        const known = { 'if-none-match': String(first.headers['etag']) }
        const again = await send(site().url + path, { headers: known })
        expect(again.status, path).toBe(304)
        const policy = first.headers['content-security-policy']
        expect(policy, path).toMatch(/script-src 'self' 'sha256-/)
        expect(again.headers['content-security-policy'], path).toBe(policy)
        expect(/nonce="[^"]/.test(first.text), 'a nonce of one visitor for all').toBe(false)
      }
    })

    test('personal responses are cached by no browser and no proxy', async () => {
      const { url } = site()
      const come = { email: 'supporter@demo.test', password: 'demo-password' }
      const cookie = cookiesOf(await sendForm(`${url}/auth`, come))
      for (const path of [
        '/',
        '/dashboard',
        '/dashboard/profile',
        '/account',
        '/account.data',
        '/nowhere',
        '/auth',
      ]) {
        const { headers } = await send(url + path, { headers: { cookie } })
        expect(headers['cache-control'], path).toMatch(/\bno-store\b/)
      }
      const visitors = await send(`${url}/about`)
      expect(visitors.headers['cache-control'], 'the control').not.toMatch(/\bno-store\b/)
    })

    test('uploaded files are downloads that cannot run anything', async () => {
      const { url } = site()
      const cookie = cookiesOf(
        await sendForm(`${url}/auth`, { email: 'partner@demo.test', password: 'demo-password' }),
      )
      for (const path of ['/partner-dashboard/posts.csv', '/partner-dashboard/orders.csv']) {
        const { status, headers } = await send(url + path, { headers: { cookie } })
        expect([path, status]).toEqual([path, 200])
        expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"$/)
        expect(headers['cache-control']).toBe('private, no-store')
        expect(headers['x-content-type-options']).toBe('nosniff')
      }
    })
  })
}
