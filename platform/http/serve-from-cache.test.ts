import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Handle } from './call-application.ts'
import { createPageCache } from './page-cache.ts'
import type { CacheablePages } from './page-key.ts'
import { origin, webUnderTest } from './web-under-test.ts'

const pages: CacheablePages = {
  pages: [
    { path: '/' },
    { path: '/list', query: ['q'] },
    { path: '/greeting' },
    { path: '/parts', hasParts: true },
  ],
  personalCookies: ['session', 'flash'],
  partCookies: ['session'],
  variant: { cookie: 'theme', values: ['dark'] },
}

/** The web layer with a trusted cache, over an application that records its requests. */
function openWeb(handle: Handle = aPage, log: Request[] = []) {
  const cache = createPageCache({ clock: { now: () => new Date() } })
  cache.trust()
  const web = webUnderTest({
    kept: { cache, pages },
    privateCookies: ['session'],
    handle(request, facts) {
      log.push(request)
      return handle(request, facts)
    },
  })
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    web.fetch(new Request(origin + path, { method, headers }))
  return { cache, ask, asked: log, web }
}

const aPage: Handle = async (request, { nonce, forAll }) =>
  new Response(
    `<p>${new URL(request.url).search} ${request.headers.get('cookie')} ${forAll}</p>` +
      `<script nonce="${nonce}">go()</script>`,
    { headers: { 'Content-Type': 'text/html' } },
  )

const timing = (answer: Response) => answer.headers.get('server-timing')

test('the second visitor gets the page without the application, with the same headers', async () => {
  const { ask, asked } = openWeb()
  const [first, second] = [await ask('/'), await ask('/')]
  expect([timing(first), timing(second), asked.length]).toEqual([
    'cache;desc=miss',
    'cache;desc=hit',
    1,
  ])
  expect(await second.text()).toBe(await first.text())
  expect(second.headers.get('x-content-type-options')).toBe('nosniff')
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  expect(second.headers.get('cache-control')).toBe('private, no-cache')
  expect(second.headers.getSetCookie()).toEqual([])
})

test('the policy of a cached page allows its scripts by hash, on a 304 too', async () => {
  const { ask } = openWeb()
  const first = await ask('/')
  const hash = createHash('sha256').update('go()').digest('base64')
  const policy = first.headers.get('content-security-policy')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).not.toContain('nonce')
  expect(await first.text()).toContain('<script>go()</script>')
  const again = await ask('/', { 'if-none-match': first.headers.get('etag')! })
  expect([again.status, again.headers.get('content-security-policy')]).toEqual([304, policy])
})

test('the page learns nothing about the first visitor', async () => {
  const { ask, asked } = openWeb()
  const headers = {
    cookie: 'guest=1; theme=dark; zone=Asia/Tokyo',
    'user-agent': 'somebody',
    'accept-language': 'he',
    referer: 'https://elsewhere.example/',
  }
  const answer = await ask('/list?utm=1&q=x', headers)
  expect(await answer.text()).toContain('<p>?q=x theme=dark true</p>')
  expect(Object.fromEntries(asked[0]!.headers)).toEqual({
    cookie: 'theme=dark',
    host: 'www.here.example',
  })
})

test("the first visitor's disconnect does not end the rendering that others wait for", async () => {
  const waiting = Promise.withResolvers<void>()
  const { web, ask } = openWeb(async (request, facts) => {
    await waiting.promise
    if (request.signal.aborted) throw new Error('broken off')
    return aPage(request, facts)
  })
  const leaving = new AbortController()
  const first = web.fetch(new Request(`${origin}/`, { signal: leaving.signal }))
  const second = ask('/')
  leaving.abort()
  waiting.resolve()
  expect((await second).status).toBe(200)
  await first
})

test.each(['session=x', 'flash=x'])(
  'a request with %s is answered individually',
  async (cookie) => {
    const { ask, asked } = openWeb()
    await ask('/')
    const answer = await ask('/', { cookie })
    expect([timing(answer), asked.length]).toEqual([null, 2])
    expect(await answer.text()).toContain(`<p> ${cookie} false</p>`)
    expect(answer.headers.get('content-security-policy')).toContain("'nonce-")
    expect(answer.headers.has('etag')).toBe(false)
    await ask('/')
    expect(asked).toHaveLength(2)
  },
)

describe('a person on a page with parts', () => {
  const NAME = '<personal-part of="name">nobody</personal-part>'
  const aPageWithParts: Handle = async (request, { parts, forAll, nonce }) => {
    const cookie = request.headers.get('cookie')
    if (!parts) {
      const html = `<script nonce="${nonce}">go()</script>${NAME}<p>${cookie} ${forAll}</p>`
      return new Response(html, { headers: { 'Content-Type': 'text/html' } })
    }
    if (cookie === 'session=broken') return new Response('', { status: 503 })
    return Response.json(
      { parts: parts.parts.map(({ of }) => `<b>${of} of ${cookie}</b>`), data: '{}' },
      { headers: { 'Set-Cookie': 'session=renewed' } },
    )
  }
  const open = () => openWeb(aPageWithParts)
  const own = { cookie: 'session=x' }

  test('gets the visitors’ page with their own parts, which nobody else gets', async () => {
    const { ask } = open()
    const answer = await ask('/parts', own)
    const text = await answer.text()
    expect(text).toContain('<b>name of session=x</b><p>null true</p>')
    expect(answer.headers.getSetCookie()).toEqual(['session=renewed'])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.has('etag')).toBe(false)
    expect(Number(answer.headers.get('content-length'))).toBe(text.length)
    const hash = createHash('sha256').update('go()').digest('base64')
    expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
    const visitors = await ask('/parts')
    expect([timing(visitors), visitors.headers.getSetCookie()]).toEqual(['cache;desc=hit', []])
    expect(await visitors.text()).toContain(`${NAME}<p>null true</p>`)
  })

  test('gets a page of their own if the parts cannot be had', async () => {
    const { ask } = open()
    const answer = await ask('/parts', { cookie: 'session=broken' })
    expect([answer.status, timing(answer)]).toEqual([200, null])
    expect(await answer.text()).toContain('<p>session=broken false</p>')
  })

  test('cannot ask for parts alone', async () => {
    const { ask, asked } = open()
    await ask('/api/personal-parts', own)
    expect(asked).toHaveLength(1)
    expect(await (await ask('/api/personal-parts', own)).text()).toContain(NAME)
  })
})

test('a cookie goes only to the request it was made for, never to those waiting', async () => {
  let made = 0
  const { ask } = openWeb(async (request) => {
    made += 1
    return new Response(request.headers.get('cookie'), {
      headers: { 'Set-Cookie': `guest=${made}` },
    })
  })
  const answers = await Promise.all([ask('/greeting'), ask('/greeting'), ask('/greeting')])
  const cookies = answers.flatMap(({ headers }) => headers.getSetCookie())
  expect(new Set(cookies).size).toBe(3)
})

test('HEAD is answered from the page that GET stored, and stores one itself', async () => {
  const { ask, asked } = openWeb()
  const head = await ask('/', {}, 'HEAD')
  const get = await ask('/')
  expect([await head.text(), timing(get), asked[0]!.method]).toEqual(['', 'cache;desc=hit', 'GET'])
  expect(head.headers.get('content-length')).toBe(String((await get.text()).length))
})

test('uncached pages, and all pages while the cache is untrusted, reach the application', async () => {
  const { ask, asked, cache } = openWeb()
  for (const path of ['/other', '/other']) expect(timing(await ask(path))).toBeNull()
  cache.distrust()
  for (const path of ['/', '/']) expect(timing(await ask(path))).toBeNull()
  expect(asked).toHaveLength(4)
})

test('a failing application fails for all waiting requests, and is asked again', async () => {
  let fails = true
  const { ask } = openWeb((request, facts) => {
    if (fails) throw new Error('secret')
    return aPage(request, facts)
  })
  for (const answer of await Promise.all([ask('/'), ask('/')])) expect(answer.status).toBe(500)
  fails = false
  expect((await ask('/')).status).toBe(200)
})

test('a CDN may keep the page that is everyone’s, and no other', async () => {
  const cache = createPageCache({ clock: { now: () => new Date() } })
  cache.trust()
  const handle: Handle = async (request, facts) => {
    if (new URL(request.url).pathname !== '/greeting') return aPage(request, facts)
    const headers = { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' }
    return new Response('not to be kept', { headers })
  }
  const kept = { cache, pages, sharedSeconds: 30 }
  const web = webUnderTest({ kept, handle })
  const control = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    (await web.fetch(new Request(origin + path, { method, headers }))).headers.get('cache-control')
  const shared = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30'
  expect([await control('/'), await control('/')]).toEqual([shared, shared])
  expect(await control('/', { cookie: 'visits=3' })).toBe(shared)
  const etag = (await web.fetch(new Request(`${origin}/`))).headers.get('etag')!
  expect(await control('/', { 'if-none-match': etag })).toBe(shared)
  for (const cookie of ['session=a', '__Secure-session=a', 'flash=a', 'theme=dark']) {
    expect(await control('/', { cookie }), cookie).not.toContain('public')
  }
  expect(await control('/', { authorization: 'Bearer a' })).not.toContain('public')
  expect(await control('/greeting')).toBe('no-store')
  expect(await control('/unlisted')).not.toContain('public')
  expect(await control('/', {}, 'POST')).not.toContain('public')
})
