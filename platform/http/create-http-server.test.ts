import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { webUnderTest, Wire } from './web-under-test.ts'

const get = 'GET / HTTP/1.1\r\nHost: www.here.example\r\n'

/** Handlers that wait until released. */
function gate() {
  const opened = Promise.withResolvers<void>()
  let waiting = 0
  return {
    open: () => opened.resolve(),
    waiting: () => waiting,
    async handle() {
      waiting += 1
      await opened.promise
      return new Response('done')
    },
  }
}

test('disconnecting visitors have no effect on others', async () => {
  let came = 0
  let left = 0
  const web = webUnderTest({
    bodyLimits: [['/', 1_000_000]],
    async handle(request, facts) {
      came += 1
      facts.largeBody?.allow('somebody')
      const leave = () => (left += 1)
      // A reader notices by the request's body, a writer by the response's.
      if (request.method === 'POST') await request.text().finally(leave)
      return new Response(
        new ReadableStream({
          cancel: () => void (request.method === 'GET' && leave()),
          pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
        }),
      )
    },
  })
  const { port } = await web.listen()
  for (const [index, bytes] of [
    `${get}\r\n`,
    `${get.replace('GET', 'POST')}Content-Length: 300000\r\n\r\nxxx`,
    `${get.replace('GET', 'POST')}Transfer-Encoding: chunked\r\n\r\n3\r\nxxx\r\n`,
  ].entries()) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(bytes)
    // Only once the application has the request, or its response has begun, is there something to disconnect from.
    await vi.waitFor(() => expect(came).toBe(index + 1))
    if (bytes.startsWith('GET')) await new Promise((resolve) => socket.once('data', resolve))
    socket.resetAndDestroy()
  }
  await vi.waitFor(() => expect(left).toBe(3))
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  expect(web.lines.filter(({ level }) => Number(level) >= 50)).toEqual([])
})

test('closing completes running requests and accepts no new ones', async () => {
  const { handle, open, waiting } = gate()
  const web = webUnderTest({ handle })
  const { port } = await web.listen()
  const idle = new Wire(port).send(get.replace('/ ', '/healthz ') + '\r\n')
  await idle.until('ok')
  const silent = new Wire(port)
  await new Promise((resolve) => silent.socket.once('connect', resolve))
  const wires = Array.from({ length: 20 }, () => new Wire(port).send(`${get}\r\n`))
  await vi.waitFor(() => expect(waiting()).toBe(20))

  const closed = web.close(5_000)
  await Promise.all([idle.ended, silent.ended])
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
  open()
  for (const answer of await Promise.all(wires.map((wire) => wire.ended))) {
    expect(answer).toMatch(/^HTTP\/1.1 200 /)
    expect(answer).toContain('done')
    expect(answer).toMatch(/connection: close/i)
  }
  await closed
})

test('closing answers requests on connections that were not read yet', async () => {
  // However slow the machine is, all of them are accepted.
  const web = webUnderTest({ limits: { lingerMs: 30_000 } })
  const { port } = await web.listen()
  const wires = Array.from({ length: 42 }, () => new Wire(port))
  await Promise.all(wires.map(({ socket }) => new Promise((done) => socket.once('connect', done))))
  for (const wire of wires) wire.send(`${get}\r\n`)
  const closed = web.close(5_000)
  const answers = await Promise.all(wires.map(({ ended }) => ended))
  expect(answers.filter((answer) => /^HTTP\/1.1 200 [^]*hello/.test(answer))).toHaveLength(42)
  await closed
})

test('during the drain it reports not ready and continues to serve', async () => {
  const web = webUnderTest()
  const { port } = await web.listen()
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
  expect([await ask('/readyz'), await ask('/')]).toEqual([200, 200])
  await web.drain(0)
  expect([await ask('/readyz'), await ask('/'), await ask('/healthz')]).toEqual([503, 200, 200])
})

test('only a little of a refused body is read', async () => {
  const web = webUnderTest()
  const { port } = await web.listen()
  const size = 64 * 1024 * 1024
  const wire = new Wire(port).send(`${get.replace('GET', 'POST')}Content-Length: ${size}\r\n\r\n`)
  const chunk = Buffer.alloc(1024 * 1024, 'x')
  let taken = 0
  for (let sent = 0; sent < size; sent += chunk.length) {
    wire.socket.write(chunk, (error) => {
      if (!error) taken += chunk.length
    })
  }
  expect(await wire.ended).toMatch(/^HTTP\/1.1 413 /)
  // The kernel's own buffers hold some megabytes.
  expect(taken).toBeLessThan(size / 4)
})

test('an unwanted body that never arrives is cut after the time of a small one', async () => {
  const web = webUnderTest({ limits: { bodyMs: 100, requestMs: 60_000 } })
  const { port } = await web.listen()
  const wire = new Wire(port).send(`${get}Content-Length: 300\r\n\r\nxxx`)
  await wire.until('hello')
  expect(await wire.ended).toMatch(/^HTTP\/1.1 200 /)
})

test('pipelined requests are answered one at a time, in order', async () => {
  const gates: (() => void)[] = []
  const web = webUnderTest({
    async handle(request) {
      await new Promise<void>((resolve) => gates.push(resolve))
      return new Response(new URL(request.url).pathname)
    },
  })
  const { port } = await web.listen()
  const ahead = ['/a', '/b', '/c'].map((path) => `${get.replace('/', path)}\r\n`)
  const wire = new Wire(port).send(ahead.join(''))
  for (const [index, path] of ['/a', '/b', '/c'].entries()) {
    await vi.waitFor(() => expect(gates).toHaveLength(index + 1))
    gates[index]!()
    await wire.until(`\r\n\r\n${path}`)
  }
})

test('too many pipelined requests end their connection, and others continue', async () => {
  let began = 0
  const never = Promise.withResolvers<Response>()
  const web = webUnderTest({
    limits: { pipelined: 5 },
    handle: () => ((began += 1), never.promise),
  })
  const { port } = await web.listen()
  const wire = new Wire(port).send(`${get}\r\n`.repeat(7))
  expect(await wire.ended).toBe('')
  expect(began, 'one was begun').toBe(1)
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
})

test('closing lets a response that has begun complete, then disconnects', async () => {
  const { readable, writable } = new TransformStream<Uint8Array>()
  const web = webUnderTest({ handle: async () => new Response(readable) })
  const { port } = await web.listen()
  const wire = new Wire(port).send(`${get}\r\n`)
  const writer = writable.getWriter()
  await writer.write(new TextEncoder().encode('begun'))
  await wire.until('begun')
  const start = performance.now()
  const closed = web.close(4_000)
  await writer.write(new TextEncoder().encode('ended'))
  await writer.close()
  expect(await wire.ended).toMatch(/begun[^]*ended[^]*0\r\n\r\n$/)
  await closed
  expect(performance.now() - start).toBeLessThan(2_000)
})

test('closing waits for a slow reader', async () => {
  const size = 16 * 1024 * 1024
  const web = webUnderTest({ handle: async () => new Response(new Uint8Array(size)) })
  const { port } = await web.listen()
  const socket = connect(port, '127.0.0.1')
  socket.write(`${get}\r\n`)
  await vi.waitFor(() => expect(web.lines.some(({ status }) => status === 200)).toBe(true))
  const closed = web.close(4_000)
  // Only now does the client read the response.
  let taken = 0
  socket.on('data', (chunk) => (taken += chunk.length))
  await closed
  await vi.waitFor(() => expect(taken).toBeGreaterThan(size))
})

test('closing waits no longer than the grace period', async () => {
  const { handle, waiting } = gate()
  const web = webUnderTest({ handle })
  const { port } = await web.listen()
  const wire = new Wire(port).send(`${get}\r\n`)
  await vi.waitFor(() => expect(waiting()).toBe(1))
  const start = performance.now()
  await web.close(100)
  expect(await wire.ended).toBe('')
  expect(performance.now() - start).toBeLessThan(1_000)
})

test('a port in use is reported', async () => {
  const { port } = await webUnderTest().listen()
  const other = webUnderTest({ settings: { PORT: String(port) } })
  await expect(other.listen()).rejects.toThrow(/EADDRINUSE/)
})

test('the development server comes first, but never gets a malformed request', async () => {
  const asked: (string | undefined)[] = []
  const web = webUnderTest({
    dev(incoming, outgoing, next) {
      asked.push(incoming.url)
      if (incoming.url === '/@vite/client') outgoing.end('vite')
      else next(incoming.url === '/broken' ? new Error('syntax') : undefined)
    },
  })
  const { port } = await web.listen()
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  expect(await ask('/@vite/client')).toBe('vite')
  expect(await ask('/')).toBe('hello')
  expect(await ask('/broken')).toContain('development server failed')
  await new Wire(port).send('GET //x HTTP/1.1\r\nHost: a\r\n\r\n').ended
  expect(asked).toEqual(['/@vite/client', '/', '/broken'])
})

test('writing to a response after its end does not end the process', async () => {
  const web = webUnderTest({
    dev(_incoming, outgoing) {
      outgoing.end('ended')
      outgoing.write('more')
    },
  })
  const { port } = await web.listen()
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('ended')
  expect(web.lines).toContainEqual(expect.objectContaining({ msg: 'answer not taken' }))
})
