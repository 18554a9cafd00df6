import { readdirSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { m } from '#messages'
import { isAppError } from '../errors.ts'
import { incomingFolder } from '../storage/create-storage.ts'
import { openSpool } from '../storage/open-spool.ts'
import { emptyFolder, origin, webUnderTest, Wire } from './web-under-test.ts'

const KIB = 1024
const UPLOADS = [['/upload', 1024 * KIB]] as const
const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: www.here.example\r\nContent-Length: ${length}\r\n\r\n`

/** An application that lets everyone send files, and reports what it has read or why it could not. */
async function reading(request: Request): Promise<Response> {
  try {
    return new Response(`read ${(await request.arrayBuffer()).byteLength}`)
  } catch (error) {
    if (isAppError(error)) return new Response(error.code, { status: error.status })
    throw error
  }
}

test('half-sent forms take no slot: others are answered at once, and they are cut in time', async () => {
  const web = webUnderTest({ crowded: ['/auth'], limits: { bodyMs: 400 }, handle: reading })
  const { port } = await web.listen()
  const halves = Array.from({ length: 30 }, () => new Wire(port).send(`${head('/auth', 5000)}x`))
  await Promise.all(halves.map(({ socket }) => new Promise((done) => socket.once('connect', done))))
  const whole = await new Wire(port).send(`${head('/auth', 3)}a=b`).until('read')
  expect(whole).toContain('read 3')
  const answers = await Promise.all(halves.map(({ ended }) => ended))
  expect(new Set(answers.map((answer) => answer.slice(0, 12)))).toEqual(new Set(['HTTP/1.1 408']))
  expect(web.lines.filter(({ level }) => Number(level) >= 50)).toEqual([])
})

test('an address whose share is full of half-sent forms is still served: the oldest of them is dropped', async () => {
  const web = webUnderTest({ limits: { bodyMs: 20_000 }, handle: reading })
  const { port } = await web.listen()
  const length = 256 * KIB
  const half = `${head('/contact', length)}${'x'.repeat(length - 1)}`
  const halves = Array.from({ length: 17 }, () => new Wire(port).send(half))
  const first = await Promise.race(halves.map(({ ended }) => ended))
  expect(first).toMatch(/^HTTP\/1\.1 503 /)
  const whole = await new Wire(port)
    .send(`${head('/contact', length)}${'x'.repeat(length)}`)
    .until('read')
  expect(whole).toContain(`read ${length}`)
  for (const { socket } of halves) socket.destroy()
})

test('a large body is not read before its sender is authorized', async () => {
  const folder = emptyFolder()
  let opened = 0
  const spool = openSpool(folder)
  const web = webUnderTest({
    bodyLimits: UPLOADS,
    spool: () => ((opened += 1), spool()),
    handle(request, facts) {
      if (request.headers.has('x-member')) facts.largeBody?.allow('member')
      return reading(request)
    },
  })
  const post = (headers: Record<string, string>) => {
    const body = new Uint8Array(600 * KIB)
    return web.fetch(new Request(`${origin}/upload`, { method: 'POST', body, headers }))
  }
  const refused = await post({})
  expect([refused.status, await refused.text(), opened]).toEqual([
    401,
    `${m.errors_signed_out_text()}\n`,
    0,
  ])
  const taken = await post({ 'x-member': '1' })
  expect([taken.status, await taken.text(), opened]).toEqual([200, `read ${600 * KIB}`, 1])
  expect(readdirSync(incomingFolder(folder)), 'nothing is left behind').toEqual([])
})

test('senders without a session or over their limit are refused before the application runs', async () => {
  let asked = 0
  const web = webUnderTest({
    bodyLimits: [['/upload', 40 * 1024 * KIB]],
    sessionCookie: 'sid',
    handle(request, facts) {
      asked += 1
      facts.largeBody?.allow('member')
      return reading(request)
    },
  })
  const { port } = await web.listen()
  const size = 30 * 1024 * KIB
  const upload = (cookie: string, path = '/upload') =>
    new Wire(port).send(
      head(path, size).replace(
        '\r\n\r\n',
        `\r\nCookie: ${cookie}\r\nAccept: text/html\r\nSec-Fetch-Site: same-origin\r\n\r\nx`,
      ),
    )
  expect(await upload('other=1').until('</html>')).toMatch(/^HTTP\/1.1 401 /)
  expect(asked).toBe(0)
  const held = [upload('a=1; __Host-sid=one'), upload('__Host-sid=one')]
  await vi.waitFor(() => expect(asked).toBe(2))
  expect(await upload('__Host-sid=one').until('</html>')).toMatch(/^HTTP\/1.1 503 /)
  expect(asked).toBe(2)
  // A script's own request gets the application's response.
  upload('other=1', '/upload.data')
  await vi.waitFor(() => expect(asked).toBe(3))
  for (const { socket } of held) socket.destroy()
})

test('a small body on an upload path is an ordinary form, also for visitors', async () => {
  const web = webUnderTest({ bodyLimits: UPLOADS, handle: reading })
  const { port } = await web.listen()
  expect(await new Wire(port).send(`${head('/upload', 3)}a=b`).until('read')).toContain('read 3')
})

test('one person holds no more unfinished uploads than their share, and the next is refused unread', async () => {
  let begun = 0
  const spool = openSpool(emptyFolder())
  const web = webUnderTest({
    bodyLimits: [['/upload', 16 * 1024 * KIB]],
    spool: () => ((begun += 1), spool()),
    handle: (request, facts) => (facts.largeBody?.allow('member'), reading(request)),
  })
  const { port } = await web.listen()
  const size = 15 * 1024 * KIB
  const held = Array.from({ length: 4 }, () => new Wire(port).send(`${head('/upload', size)}xxx`))
  await vi.waitFor(() => expect(begun).toBe(4))
  const next = await new Wire(port).send(head('/upload', size)).until('\r\n\r\n')
  expect(next).toMatch(/^HTTP\/1.1 503 /)
  expect(begun).toBe(4)
  held[0]!.socket.destroy()
  await vi.waitFor(() => expect(web.lines.some(({ status }) => status === 499)).toBe(true))
  new Wire(port).send(head('/upload', size))
  await vi.waitFor(() => expect(begun, 'what was freed is given on').toBe(5))
})

test('a disk error is reported as an outage, not as a bug', async () => {
  const web = webUnderTest({
    bodyLimits: UPLOADS,
    // A file in place of the folder.
    spool: openSpool(import.meta.filename),
    handle: (request, facts) => (facts.largeBody?.allow('member'), reading(request)),
  })
  const body = new Uint8Array(600 * KIB)
  const refused = await web.fetch(new Request(`${origin}/upload`, { method: 'POST', body }))
  expect([refused.status, await refused.text()]).toEqual([503, 'unavailable'])
})

test('a stalled upload is cut and leaves nothing', async () => {
  const folder = emptyFolder()
  const web = webUnderTest({
    bodyLimits: UPLOADS,
    limits: { bodyMs: 200 },
    spool: openSpool(folder),
    handle: (request, facts) => (facts.largeBody?.allow('member'), reading(request)),
  })
  const { port } = await web.listen()
  const wire = new Wire(port).send(`${head('/upload', 600 * KIB)}${'x'.repeat(300 * KIB)}`)
  expect(await wire.ended).toMatch(/^HTTP\/1.1 408 /)
  expect(readdirSync(incomingFolder(folder))).toEqual([])
})
