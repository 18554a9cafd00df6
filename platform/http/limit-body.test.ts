import { request as send } from 'node:http'
import { expect, test } from 'vitest'
import { bodyLimitOf } from './limit-body.ts'
import { origin, webUnderTest, Wire } from './web-under-test.ts'

const host = 'Host: www.here.example\r\n'

async function reading(request: Request): Promise<Response> {
  return new Response(`read ${(await request.text()).length}`)
}

test('the longest matching prefix decides', () => {
  const limits = [
    ['/files', 10],
    ['/files/large', 20],
  ] as const
  expect(bodyLimitOf('/', limits, 1)).toBe(1)
  expect(bodyLimitOf('/filesystem', limits, 1)).toBe(1)
  expect(bodyLimitOf('/files', limits, 1)).toBe(10)
  expect(bodyLimitOf('/files.data', limits, 1)).toBe(10)
  expect(bodyLimitOf('/files/a', limits, 1)).toBe(10)
  expect(bodyLimitOf('/files/large/a', limits, 1)).toBe(20)
  expect(bodyLimitOf('/files/large/a', limits.toReversed(), 1)).toBe(20)
})

test('a body up to the limit is read, also in chunks; one more byte is 413', async () => {
  const { port } = await webUnderTest({ limits: { bodyBytes: 10 }, handle: reading }).listen()
  const post = (size: number, chunked: boolean) =>
    new Wire(port).send(
      chunked
        ? `POST / HTTP/1.1\r\n${host}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n${(size - 1).toString(16)}\r\n${'x'.repeat(size - 1)}\r\n0\r\n\r\n`
        : `POST / HTTP/1.1\r\n${host}Connection: close\r\nContent-Length: ${size}\r\n\r\n${'x'.repeat(size)}`,
    ).ended
  for (const chunked of [true, false]) {
    expect(await post(10, chunked)).toContain('read 10')
    expect(await post(11, chunked)).toMatch(/^HTTP\/1.1 413 /)
  }
})

test('413 is sent without waiting for the end, even if the application rendered a page about the failed read', async () => {
  const { port } = await webUnderTest({
    limits: { bodyBytes: 10 },
    handle: (request) => reading(request).catch(() => new Response('a page')),
  }).listen()
  const wire = new Wire(port)
  wire.send(`POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nb\r\nxxxxxxxxxxx\r\n`)
  expect(await wire.until('\r\n\r\n')).toMatch(/^HTTP\/1.1 413 /)
})

test('a Content-Length over the limit is refused before the application runs', async () => {
  let asked = 0
  const { port } = await webUnderTest({
    limits: { bodyBytes: 10 },
    async handle() {
      asked += 1
      return new Response()
    },
  }).listen()
  const wire = new Wire(port).send(`POST / HTTP/1.1\r\n${host}Content-Length: 11\r\n\r\n`)
  expect(await wire.until('\r\n\r\n')).toMatch(/^HTTP\/1.1 413 /)
  expect(asked).toBe(0)
})

test('an upload path accepts more', async () => {
  const web = webUnderTest({
    bodyLimits: [['/files', 20_000_000]],
    handle: (request, facts) => (facts.largeBody?.allow('somebody'), reading(request)),
  })
  const post = (path: string) =>
    web.fetch(new Request(origin + path, { method: 'POST', body: 'x'.repeat(1_000_000) }))
  expect((await post('/files')).status).toBe(200)
  expect((await post('/other')).status).toBe(413)
})

test.each([false, true])(
  'somebody who sends 8 MB gets to read his refusal (chunked: %s)',
  async (chunked) => {
    const { port } = await webUnderTest({ handle: reading }).listen()
    const body = Buffer.alloc(8_000_000)
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sending = send(
        {
          port,
          host: '127.0.0.1',
          method: 'POST',
          path: '/',
          ...(chunked ? {} : { headers: { 'Content-Length': body.byteLength } }),
        },
        (answer) => resolve(answer.resume().statusCode),
      )
      sending.on('error', reject)
      sending.end(body)
    })
    expect(status).toBe(413)
  },
)

test('a body shorter than its Content-Length is never considered complete', async () => {
  let whole = 0
  const { port } = await webUnderTest({
    async handle(request) {
      const answer = await reading(request)
      whole += 1
      return answer
    },
  }).listen()
  const wire = new Wire(port).send(`POST / HTTP/1.1\r\n${host}Content-Length: 10\r\n\r\nxxx`)
  wire.socket.end()
  expect(await wire.ended).toMatch(/^HTTP\/1.1 400 /)
  expect(whole).toBe(0)
})

test('bytes beyond the Content-Length are refused as a bad request', async () => {
  const { port } = await webUnderTest({ handle: reading }).listen()
  const wire = new Wire(port).send(
    `POST / HTTP/1.1\r\n${host}Content-Length: 3\r\n\r\nxxxyyy\r\n\r\n`,
  )
  expect(await wire.ended).toContain('HTTP/1.1 400 ')
})

test('an address may refuse with its own message, whether the length is declared or found', async () => {
  const refuseLarge = (path: string) =>
    path === '/asked' ? Response.json({ error: 'Too long.' }, { status: 413 }) : null
  const web = webUnderTest({ limits: { bodyBytes: 10 }, refuseLarge, handle: reading })
  const post = (path: string, headers: Record<string, string>) =>
    web.fetch(new Request(origin + path, { method: 'POST', body: 'x'.repeat(11), headers }))
  for (const headers of [{}, { 'Content-Length': '11' }]) {
    const [asked, other] = [await post('/asked', headers), await post('/other', headers)]
    expect([asked.status, await asked.json()]).toEqual([413, { error: 'Too long.' }])
    expect([other.status, await other.text()]).toEqual([413, expect.stringContaining('10 bytes')])
  }
})
