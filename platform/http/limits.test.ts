import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { usualLimits } from './limits.ts'
import { webUnderTest, Wire } from './web-under-test.ts'

const host = 'Host: www.here.example\r\n'
const shortHeaders = { headersMs: 300, checkMs: 50 }
const shortRequest = { headersMs: 300, requestMs: 600, bodyMs: 300, checkMs: 50 }
/** Paths with large bodies, which are not awaited. */
const largeBodies = [['/', 1_000_000]] as const

async function reading(request: Request): Promise<Response> {
  return new Response(`read ${(await request.text()).length}`)
}

test('endless headers are answered with 408 in time', async () => {
  const { port } = await webUnderTest({ limits: shortHeaders }).listen()
  const wire = new Wire(port).send(`GET / HTTP/1.1\r\n${host}`)
  const start = performance.now()
  const drip = setInterval(() => wire.send('X-Slow: 1\r\n'), 40)
  const answer = await wire.ended
  clearInterval(drip)
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
  expect(performance.now() - start).toBeLessThan(1_500)
})

test('a silent connection is closed in time', async () => {
  const { port } = await webUnderTest({ limits: shortHeaders }).listen()
  const start = performance.now()
  expect(await new Wire(port).ended).toMatch(/^HTTP\/1.1 408 /)
  expect(performance.now() - start).toBeLessThan(1_500)
})

test('an endless body is answered with 408 in time', async () => {
  const web = webUnderTest({ limits: shortRequest, handle: reading })
  const { port } = await web.listen()
  const wire = new Wire(port).send(`POST / HTTP/1.1\r\n${host}Content-Length: 100000\r\n\r\n`)
  const start = performance.now()
  const drip = setInterval(() => wire.send('x'), 40)
  const answer = await wire.ended
  clearInterval(drip)
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
  expect(performance.now() - start).toBeLessThan(2_000)
  // A disconnect is not a bug: no error in the log.
  expect(web.lines).toContainEqual(expect.objectContaining({ status: 408 }))
  expect(web.lines.filter(({ level }) => Number(level) >= 50)).toEqual([])
})

test('a disconnect is not a bug, even if the application rendered a page about it', async () => {
  const web = webUnderTest({
    bodyLimits: largeBodies,
    async handle(request, facts) {
      facts.largeBody?.allow('somebody')
      return reading(request).catch(() => new Response('failed', { status: 500 }))
    },
  })
  const { port } = await web.listen()
  const wire = new Wire(port).send(`POST / HTTP/1.1\r\n${host}Content-Length: 300000\r\n\r\nxxx`)
  await new Promise((resolve) => wire.socket.once('connect', resolve))
  wire.socket.resetAndDestroy()
  await vi.waitFor(() => expect(web.lines.some(({ status }) => status === 499)).toBe(true))
  expect(web.lines.filter(({ level }) => Number(level) >= 50)).toEqual([])
})

test('once a response has begun, a late body gets no second one', async () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('begun')),
  })
  const { port } = await webUnderTest({
    limits: shortRequest,
    bodyLimits: largeBodies,
    handle: async () => new Response(body),
  }).listen()
  const wire = new Wire(port).send(`POST / HTTP/1.1\r\n${host}Content-Length: 300000\r\n\r\n`)
  const answer = await wire.ended
  expect(answer).toContain('begun')
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
})

test('a client that does not read its response is disconnected', async () => {
  const web = webUnderTest({
    limits: { idleMs: 200 },
    handle: async () => new Response(new Uint8Array(64 * 1024 * 1024)),
  })
  const { port } = await web.listen()
  // Nothing listens for data here, so the socket is never read.
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  socket.write(`GET / HTTP/1.1\r\n${host}\r\n`)
  await vi.waitFor(() => expect(web.lines.some(({ status }) => status === 200)).toBe(true))
  // The server waits for its connections: none is left after it disconnected.
  const start = performance.now()
  await web.close(4_000)
  expect(performance.now() - start).toBeLessThan(2_000)
})

test('a connection has a maximum number of requests', async () => {
  const { port } = await webUnderTest({ limits: { requestsPerConnection: 2 } }).listen()
  const wire = new Wire(port).send(`GET / HTTP/1.1\r\n${host}\r\n`.repeat(3))
  const answers = (await wire.until(' 503 ')).split('HTTP/1.1 ').slice(1)
  expect(answers.map((answer) => answer.slice(0, 3))).toEqual(['200', '200', '503'])
  expect(answers[0]).toContain('Connection: keep-alive')
  expect(answers[1]).toContain('Connection: close')
})

test('headers over the size limit are answered with 431', async () => {
  const { port } = await webUnderTest().listen()
  const wire = new Wire(port).send(`GET / HTTP/1.1\r\n${host}X: ${'a'.repeat(17_000)}\r\n\r\n`)
  expect(await wire.ended).toMatch(/^HTTP\/1.1 431 /)
})

test('hundreds of headers are all read', async () => {
  const { port } = await webUnderTest({
    handle: async (request) => new Response(request.headers.get('x-last')),
  }).listen()
  const many = 'a:b\r\n'.repeat(2_500)
  const wire = new Wire(port).send(`GET / HTTP/1.1\r\n${host}${many}X-Last: here\r\n\r\n`)
  expect(await wire.until('here')).toMatch(/^HTTP\/1.1 200 /)
})

test('the default limits are as documented', () => {
  expect(usualLimits).toMatchObject({
    headerBytes: 16_384,
    headersMs: 10_000,
    requestMs: 120_000,
    bodyMs: 10_000,
    checkMs: 1_000,
    pipelined: 32,
    bodyBytes: 262_144,
  })
})
