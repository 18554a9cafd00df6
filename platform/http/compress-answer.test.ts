import { connect } from 'node:net'
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { compressStream } from './compress-answer.ts'
import { origin, webUnderTest } from './web-under-test.ts'

const page = '<p>shalom</p>'.repeat(1_000)

function ask(
  accepts: string,
  init: ResponseInit & { body?: BodyInit | null } = {},
  method = 'GET',
) {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', ...init.headers }
  const web = webUnderTest({
    handle: async () =>
      new Response(init.body === undefined ? page : init.body, { ...init, headers }),
  })
  return web.fetch(new Request(origin, { method, headers: { 'Accept-Encoding': accepts } }))
}

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('Accept-Encoding %s: %s', async (accepts, encoding, read) => {
  for (const type of ['text/html; charset=utf-8', 'text/x-script', 'application/json']) {
    const answer = await ask(accepts, {
      headers: { 'Content-Type': type, 'Content-Length': '13000' },
    })
    expect(answer.headers.get('Content-Encoding')).toBe(encoding)
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('Content-Length')).toBe(String(bytes.byteLength))
    expect(bytes.byteLength).toBeLessThan(500)
    expect(read(bytes).toString()).toBe(page)
  }
})

test('not compressed: no Accept-Encoding, small, an image, already compressed, no-transform', async () => {
  const plain = await ask('')
  expect(plain.headers.get('Vary')).toBe('Accept-Encoding')
  expect(await plain.text()).toBe(page)
  expect(await (await ask('br;q=0')).text()).toBe(page)
  for (const headers of [
    { 'Content-Length': '100' },
    { 'Content-Type': 'image/png' },
    { 'Cache-Control': 'no-transform' },
  ]) {
    expect((await ask('br', { headers })).headers.has('Content-Encoding')).toBe(false)
  }
  const done = await ask('br', { headers: { 'Content-Encoding': 'gzip' } })
  expect(done.headers.get('Content-Encoding')).toBe('gzip')
  const empty = await ask('br', { status: 204, body: null })
  expect(empty.headers.has('Content-Encoding')).toBe(false)
})

test('a strong ETag becomes weak and cookies stay separate', async () => {
  const headers = new Headers({ ETag: '"a"', 'Content-Type': 'text/html', Vary: 'Cookie' })
  headers.append('Set-Cookie', 'a=1')
  headers.append('Set-Cookie', 'b=2')
  const web = webUnderTest({ handle: async () => new Response(page, { headers }) })
  const answer = await web.fetch(new Request(origin, { headers: { 'Accept-Encoding': 'br' } }))
  expect(answer.headers.get('ETag')).toBe('W/"a"')
  expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Encoding')
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

test.each([
  ['br', createBrotliDecompress],
  ['gzip', createGunzip],
] as const)('what a page streams leaves at once (%s)', async (encoding, open) => {
  const { readable, writable } = new TransformStream<Uint8Array>()
  const decoder = open()
  let shown = ''
  decoder.on('data', (chunk) => (shown += String(chunk)))
  const done = compressStream(readable, encoding).pipeTo(
    new WritableStream({ write: (chunk) => void decoder.write(chunk) }),
  )
  const writer = writable.getWriter()
  for (const part of ['shell ', 'late part ', 'last part']) {
    await writer.write(new TextEncoder().encode(part))
    // The stream is still open: only a flush can deliver this part.
    await vi.waitFor(() => expect(shown).toContain(part))
  }
  await writer.close()
  await done
})

test('a disconnect ends the page behind the compression', async () => {
  const cancelled = Promise.withResolvers<unknown>()
  const body = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('shell')),
      cancel: (reason) => cancelled.resolve(reason),
    })
  const web = webUnderTest({
    handle: async () => new Response(body(), { headers: { 'Content-Type': 'text/html' } }),
  })
  const { port } = await web.listen()
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: www.here.example\r\nAccept-Encoding: br\r\n\r\n')
  socket.once('data', () => socket.destroy())
  await cancelled.promise
})
