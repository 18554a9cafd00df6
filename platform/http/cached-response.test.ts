import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { giveAnswer, bufferResponse, packTightly } from './cached-response.ts'

const text = '<p>the same words again and again</p>'.repeat(100)
const html = { 'Content-Type': 'text/html; charset=utf-8' }

function hold(body = text, init: ResponseInit = { headers: html }) {
  return bufferResponse(new TextEncoder().encode(body), new Response(null, init))
}

function give(kept = hold(), headers: Record<string, string> = {}, method = 'GET') {
  return giveAnswer(kept, { method, headers: new Headers(headers) }).then(({ answer }) => answer)
}

async function bytesOf(answer: Response) {
  return new Uint8Array(await answer.arrayBuffer())
}

test('sends the encoding the browser prefers, each with its own ETag', async () => {
  const kept = hold()
  const plain = await give(kept)
  expect(await plain.text()).toBe(text)
  const br = await give(kept, { 'accept-encoding': 'gzip, br' })
  const gzip = await give(kept, { 'accept-encoding': 'gzip' })
  expect([br, gzip].map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip'])
  const [packed, zipped] = [await bytesOf(br), await bytesOf(gzip)]
  expect(brotliDecompressSync(packed).toString()).toBe(text)
  expect(gunzipSync(zipped).toString()).toBe(text)
  expect(br.headers.get('content-length')).toBe(String(packed.byteLength))
  const tags = [plain, br, gzip].map(({ headers }) => headers.get('etag'))
  expect(new Set(tags).size).toBe(3)
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
})

test('after recompression the smaller form is sent, with its own ETag', async () => {
  const kept = hold()
  const asked = { 'accept-encoding': 'br' }
  const quick = (await give(kept, asked)).headers.get('etag')!
  await packTightly(kept)
  const answer = await give(kept, { ...asked, 'if-none-match': quick })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('etag')).not.toBe(quick)
  expect(brotliDecompressSync(await bytesOf(answer)).toString()).toBe(text)
  const again = await give(kept, { ...asked, 'if-none-match': answer.headers.get('etag')! })
  expect(again.status).toBe(304)
  const zipped = await give(kept, { 'accept-encoding': 'gzip' })
  expect(gunzipSync(await bytesOf(zipped)).toString()).toBe(text)
})

test('compresses once per encoding', async () => {
  const kept = hold()
  const asked = { 'accept-encoding': 'br' }
  await Promise.all([give(kept, asked), give(kept, asked)])
  const first = kept.compressed.get('br')
  await give(kept, asked)
  expect(kept.compressed.get('br')).toBe(first)
  expect(kept.compressed.size).toBe(1)
})

test('a body that hardly shrinks is sent uncompressed', async () => {
  const noise = Array.from({ length: 2_000 }, () => String.fromCharCode(33 + Math.random() * 90))
  const kept = hold(noise.join(''))
  const answer = await give(kept, { 'accept-encoding': 'br' })
  expect(answer.headers.has('content-encoding')).toBe(false)
  expect(await kept.compressed.get('br')).toBeNull()
})

test('a matching If-None-Match gets 304, with the policy and without a body', async () => {
  const kept = hold(text, { headers: { ...html, 'Content-Security-Policy': 'hashes' } })
  const asked = { 'accept-encoding': 'br' }
  const etag = (await give(kept, asked)).headers.get('etag')!
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const answer = await give(kept, { ...asked, 'if-none-match': known })
    expect([answer.status, await answer.text()], known).toEqual([304, ''])
    expect(answer.headers.get('etag')).toBe(etag)
    // A browser applies the headers of a 304: another policy would block the scripts of its cached page.
    expect(answer.headers.get('content-security-policy')).toBe('hashes')
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Cookie')
  }
  for (const known of ['"x"', etag.replaceAll('"', ''), '']) {
    expect((await give(kept, { ...asked, 'if-none-match': known })).status, known).toBe(200)
  }
})

test('the ETag identifies the content', async () => {
  const [one, same, other] = await Promise.all(
    [text, text, `${text}!`].map(async (body) => (await give(hold(body))).headers.get('etag')),
  )
  expect([one === same, one === other]).toEqual([true, false])
})

test('HEAD has the headers of GET, without the body', async () => {
  const kept = hold()
  const asked = { 'accept-encoding': 'br' }
  const [get, head] = [await give(kept, asked), await give(kept, asked, 'HEAD')]
  expect([...head.headers]).toEqual([...get.headers])
  expect(await head.text()).toBe('')
})

test('requires revalidation, unless the page says otherwise', () => {
  expect(hold().headers.get('cache-control')).toBe('private, no-cache')
  const kept = hold('x', { headers: { 'Cache-Control': 'public, max-age=60' } })
  expect(kept.headers.get('cache-control')).toBe('public, max-age=60')
})

test('a response other than a page has no ETag', async () => {
  const missing = await give(hold('none', { status: 404, headers: html }), {
    'if-none-match': '*',
  })
  expect([missing.status, missing.headers.has('etag'), await missing.text()]).toEqual([
    404,
    false,
    'none',
  ])
  const moved = await give(hold('', { status: 302, headers: { Location: '/there' } }))
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/there'])
})
