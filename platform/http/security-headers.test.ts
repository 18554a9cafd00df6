import { expect, test } from 'vitest'
import { origin, webUnderTest } from './web-under-test.ts'

test("every response has them, with the page's nonce", async () => {
  const nonces = new Set<string>()
  const web = webUnderTest({
    async handle(_request, { nonce }) {
      nonces.add(nonce)
      return new Response('a page')
    },
  })
  for (const path of ['/', '/b']) {
    const { headers } = await web.fetch(new Request(origin + path))
    expect(headers.get('Content-Security-Policy')).toBe(
      `default-src 'self'; script-src 'self' 'nonce-${[...nonces].at(-1)}'; style-src 'self' 'unsafe-inline'; ` +
        `img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; form-action 'self'; ` +
        `frame-ancestors 'none'; base-uri 'none'; object-src 'none'`,
    )
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    const permissions = headers.get('Permissions-Policy')
    expect(permissions).toContain(
      'microphone=(self), geolocation=(self), camera=(self), payment=()',
    )
    expect(headers.has('Strict-Transport-Security')).toBe(false)
  }
  expect(nonces.size).toBe(2)
})

test.each([
  ['/missing', 404],
  ['/fault', 500],
  ['/assets/missing.js', 404],
  ['/healthz', 200],
])('%s (%i) carries them too', async (path, status) => {
  const web = webUnderTest({
    async handle(request) {
      if (request.url.endsWith('/fault')) throw new Error('secret')
      return new Response('', { status: 404 })
    },
  })
  const answer = await web.fetch(new Request(origin + path))
  expect(answer.status).toBe(status)
  expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self' 'nonce-")
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
})

test('HSTS is sent only over https', async () => {
  const web = webUnderTest({ origin: 'https://www.here.example:443/' })
  const { headers } = await web.fetch(new Request('https://www.here.example/'))
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
  expect(headers.get('Content-Security-Policy')).toMatch(/; upgrade-insecure-requests$/)
})

test('a page may have its own policy', async () => {
  const policy = "script-src 'sha256-abc'"
  const web = webUnderTest({
    handle: async () => new Response('', { headers: { 'Content-Security-Policy': policy } }),
  })
  const { headers } = await web.fetch(new Request(origin))
  expect(headers.get('Content-Security-Policy')).toBe(policy)
})

test('development allows Vite’s inline scripts and websocket', async () => {
  const web = webUnderTest({ dev: (_incoming, _outgoing, next) => next() })
  const policy = (await web.fetch(new Request(origin))).headers.get('Content-Security-Policy')
  expect(policy).toContain("script-src 'self' 'unsafe-inline';")
  expect(policy).toContain("connect-src 'self' ws: wss:;")
})

test('map tiles may come from the configured host, other images may not', async () => {
  const web = webUnderTest({
    settings: { MAP_TILES_URL: 'https://tiles.example.net/light/{z}/{x}/{y}.png' },
  })
  const { headers } = await web.fetch(new Request(`${origin}/`))
  const policy = headers.get('Content-Security-Policy')
  expect(policy).toContain("img-src 'self' data: blob: https://tiles.example.net; ")
  expect(policy).not.toContain('/light/')
})
