import { expect, test } from 'vitest'
import { origin, webUnderTest, Wire } from './web-under-test.ts'

const get = 'GET / HTTP/1.1\r\nHost: www.here.example\r\n'

/** As they are before any web layer is opened here. */
const platform = { Request: globalThis.Request, Response: globalThis.Response }

test('the application sees our own URL, whatever Host the client sends', async () => {
  const web = webUnderTest({
    handle: async (request, facts) =>
      Response.json({
        url: request.url,
        headers: Object.fromEntries(request.headers),
        host: facts.host,
        address: facts.address,
      }),
  })
  const { port } = await web.listen()
  const wire = new Wire(port).send(
    'GET /a/b?c=d%20e HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\n' +
      'X-Forwarded-For: 1.2.3.4\r\nX-Request-Id: mine\r\nForwarded: host=evil.example\r\nX-Kept: yes\r\nConnection: close\r\n\r\n',
  )
  const answer = await wire.ended
  const seen = JSON.parse(answer.slice(answer.indexOf('{')))
  expect(seen.url).toBe(`${origin}/a/b?c=d%20e`)
  expect(seen.host).toBe('evil.example')
  expect(seen.address).toBe('127.0.0.1')
  expect(seen.headers).toMatchObject({ host: 'www.here.example', 'x-kept': 'yes' })
  expect(Object.keys(seen.headers).filter((name) => /forwarded|request-id/.test(name))).toEqual([])
  expect(answer).not.toMatch(/x-request-id: mine/i)
})

test('an accepted state change has our origin', async () => {
  const web = webUnderTest({
    handle: async (request) => new Response(request.headers.get('origin')),
  })
  const headers = { Host: '127.0.0.1:3000', Origin: 'http://127.0.0.1:3000', Cookie: 'a=b' }
  const answer = await web.fetch(new Request(origin, { method: 'POST', headers }))
  expect(await answer.text()).toBe(origin)
})

test('an internal error shows only its id, and is logged', async () => {
  const web = webUnderTest({
    async handle() {
      throw new Error('the secret reason')
    },
  })
  const answer = await web.fetch(new Request(`${origin}/a?token=private`))
  expect(answer.status).toBe(500)
  const id = answer.headers.get('X-Request-Id')!
  const page = await answer.text()
  expect(page).toContain('Something went wrong')
  expect(page).toContain(id)
  expect(page).not.toMatch(/secret|\.ts/)
  expect(web.lines).toContainEqual(
    expect.objectContaining({
      request: id,
      level: 50,
      err: expect.objectContaining({ message: 'the secret reason' }),
    }),
  )
})

test('one log line per request, without query or address', async () => {
  const web = webUnderTest({ handle: async () => new Response('', { status: 404 }) })
  await web.fetch(new Request(`${origin}/a/b?token=private`), '198.51.100.1')
  expect(web.lines).toHaveLength(1)
  expect(web.lines[0]).toMatchObject({ level: 40, method: 'GET', path: '/a/b', status: 404 })
  expect(web.lines[0]).toHaveProperty('ms')
  expect(JSON.stringify(web.lines)).not.toMatch(/private|198\.51/)
})

test.each([
  ['GET', undefined, 200, 'private, no-cache', null],
  ['POST', undefined, 200, 'no-store', null],
  ['GET', 'public, max-age=60', 200, 'public, max-age=60', null],
  ['GET', undefined, 503, 'private, no-cache', '5'],
  ['GET', undefined, 429, 'private, no-cache', null],
])(
  '%s with Cache-Control %s and %i: %s, Retry-After %s',
  async (method, given, status, cache, retry) => {
    const headers = given ? { 'Cache-Control': given } : {}
    const web = webUnderTest({ handle: async () => new Response('', { status, headers }) })
    const answer = await web.fetch(new Request(origin, { method }))
    expect(answer.headers.get('Cache-Control')).toBe(cache)
    expect(answer.headers.get('Retry-After')).toBe(retry)
  },
)

test.each([
  ['public, max-age=31536000, immutable', []],
  ['private, no-store', ['session=a', 'other=b']],
])('cookies on an answer that is %s: %o', async (cache, cookies) => {
  const headers = new Headers({ 'Cache-Control': cache })
  headers.append('Set-Cookie', 'session=a')
  headers.append('Set-Cookie', 'other=b')
  const web = webUnderTest({ handle: async () => new Response('', { headers }) })
  expect((await web.fetch(new Request(origin))).headers.getSetCookie()).toEqual(cookies)
})

test('a Retry-After of the response stays; an immutable response works', async () => {
  const headers = { 'Retry-After': '60' }
  for (const status of [429, 503]) {
    const web = webUnderTest({ handle: async () => new Response('', { status, headers }) })
    expect((await web.fetch(new Request(origin))).headers.get('Retry-After')).toBe('60')
  }
  const moved = webUnderTest({ handle: async () => Response.redirect(`${origin}/b`, 303) })
  const answer = await moved.fetch(new Request(origin))
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${origin}/b`])
})

test('HEAD is GET without the body, and its page stops rendering', async () => {
  const cancelled = Promise.withResolvers<void>()
  const body = new ReadableStream({ cancel: () => cancelled.resolve() })
  const web = webUnderTest({ handle: async () => new Response(body, { headers: { 'X-A': 'b' } }) })
  const { port } = await web.listen()
  const wire = new Wire(port).send(get.replace('GET', 'HEAD') + 'Connection: close\r\n\r\n')
  const answer = await wire.ended
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
  expect(answer).toMatch(/x-a: b/i)
  expect(answer.split('\r\n\r\n')[1]).toBe('')
  await cancelled.promise
})

test.each(['before its first byte', 'after it'])(
  'an answer that fails %s is cut off without a word of why',
  async (when) => {
    const web = webUnderTest({
      handle: async () =>
        new Response(
          new ReadableStream({
            start(controller) {
              if (when === 'after it') controller.enqueue(new TextEncoder().encode('begun'))
            },
            pull(controller) {
              controller.error(new Error('the secret reason'))
            },
          }),
        ),
    })
    const { port } = await web.listen()
    const answer = await new Wire(port).send(`${get}\r\n`).ended
    expect(answer).not.toContain('secret')
    expect(answer).not.toContain('0\r\n\r\n')
    expect(web.lines).toContainEqual(
      expect.objectContaining({ msg: 'answer broke off', level: 50 }),
    )
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  },
)

test('the platform globals are unchanged', async () => {
  await webUnderTest().listen()
  expect(globalThis.Request).toBe(platform.Request)
  expect(globalThis.Response).toBe(platform.Response)
})

test('a path that parses as a host is refused without a socket too', async () => {
  expect((await webUnderTest().fetch(new Request(`${origin}//evil.example/`))).status).toBe(400)
})
