import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressAssets } from './compress-assets.ts'
import { emptyFolder, origin, webUnderTest, Wire } from './web-under-test.ts'

const script = `export const words = '${'shalom '.repeat(500)}'\n`

function build(): string {
  const folder = join(emptyFolder(), 'client')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, 'assets/app-1a2b.js'), script)
  writeFileSync(join(folder, 'assets/small.css'), 'a{}')
  writeFileSync(join(folder, 'assets/a b.png'), Buffer.alloc(4_000))
  writeFileSync(join(folder, 'favicon.ico'), 'icon')
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  writeFileSync(join(folder, '.hidden'), 'hidden')
  writeFileSync(join(folder, '../outside.txt'), 'outside')
  return folder
}

function served(folder: string) {
  const asked: string[] = []
  const web = webUnderTest({
    assets: folder,
    ready: async () => false,
    async handle(request) {
      asked.push(new URL(request.url).pathname)
      return new Response('the application', { status: 404 })
    },
  })
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    web.fetch(new Request(origin + path, { headers, method }))
  return { web, get, asked }
}

test('hashed files are cached permanently, others briefly, without the database', async () => {
  const { get, asked } = served(build())
  const answer = await get('/assets/app-1a2b.js')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe(script)
  expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  const icon = await get('/favicon.ico')
  expect(icon.headers.get('Cache-Control')).toBe('public, max-age=3600')
  expect((await get('/assets/a%20b.png')).headers.get('Content-Type')).toBe('image/png')
  expect(asked).toEqual([])
})

test('missing files: 404 at once under /assets, elsewhere from the application', async () => {
  const { get, asked } = served(build())
  const missing = await get('/assets/app-old.js')
  expect(missing.status).toBe(404)
  expect(missing.headers.get('Content-Type')).toMatch(/^text\/plain/)
  expect(asked).toEqual([])
  await get('/robots.txt')
  expect(asked).toEqual(['/robots.txt'])
})

test.each([
  '/.hidden',
  '/.vite/manifest.json',
  '/assets/..%2f..%2foutside.txt',
  '/assets/..%2f.hidden',
  '/assets/%2e%2e/%2e%2e/outside.txt',
  '/..%2foutside.txt',
  '/assets/../../outside.txt',
  '/assets',
  '/assets/',
  '/',
])('%s leads nowhere', async (path) => {
  const { web } = served(build())
  const { port } = await web.listen()
  const wire = new Wire(port)
  wire.send(`GET ${path} HTTP/1.1\r\nHost: www.here.example\r\nConnection: close\r\n\r\n`)
  const answer = await wire.ended
  expect(answer).toMatch(/^HTTP\/1.1 404 /)
  expect(answer).not.toMatch(/outside|hidden|\{\}/)
})

test('only GET and HEAD; HEAD has the length', async () => {
  const { get } = served(build())
  const refused = await get('/assets/app-1a2b.js', {}, 'DELETE')
  expect(refused.status).toBe(405)
  expect(refused.headers.get('Allow')).toBe('GET, HEAD')
  const head = await get('/assets/app-1a2b.js', {}, 'HEAD')
  expect(head.headers.get('Content-Length')).toBe(String(script.length))
  expect(await head.text()).toBe('')
})

test('compressed variants depend on Accept-Encoding', async () => {
  const folder = build()
  expect(await compressAssets(folder)).toBe(1)
  const { get } = served(folder)
  const fetched = async (accepts: string) => {
    const answer = await get('/assets/app-1a2b.js', accepts ? { 'Accept-Encoding': accepts } : {})
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
    const bytes = Buffer.from(await answer.arrayBuffer())
    return {
      encoding: answer.headers.get('Content-Encoding'),
      etag: answer.headers.get('ETag'),
      bytes,
    }
  }
  const [br, gzip, plain] = [await fetched('gzip, br'), await fetched('gzip'), await fetched('')]
  expect([br.encoding, gzip.encoding, plain.encoding]).toEqual(['br', 'gzip', null])
  expect(brotliDecompressSync(br.bytes).toString()).toBe(script)
  expect(gunzipSync(gzip.bytes).toString()).toBe(script)
  expect(new Set([br.etag, gzip.etag, plain.etag]).size).toBe(3)
  expect((await fetched('br;q=0, gzip;q=0.5')).encoding).toBe('gzip')
  expect((await fetched('identity')).encoding).toBe(null)
  expect((await get('/assets/app-1a2b.js.br')).status).toBe(404)
})

test('an unchanged copy is not sent again', async () => {
  const { get } = served(build())
  const first = await get('/favicon.ico')
  const etag = first.headers.get('ETag')!
  const modified = first.headers.get('Last-Modified')!
  const again = await get('/favicon.ico', { 'If-None-Match': `"other", W/${etag}` })
  expect(again.status).toBe(304)
  expect(again.headers.get('ETag')).toBe(etag)
  expect((await get('/favicon.ico', { 'If-Modified-Since': modified })).status).toBe(304)
  expect((await get('/favicon.ico', { 'If-None-Match': '"other"' })).status).toBe(200)
  const both = { 'If-None-Match': '"other"', 'If-Modified-Since': modified }
  expect((await get('/favicon.ico', both)).status).toBe(200)
  expect((await get('/favicon.ico', { 'If-Modified-Since': 'nonsense' })).status).toBe(200)
})

test('a deleted file is 404, and a missing folder is no error', async () => {
  const folder = build()
  const { get } = served(folder)
  rmSync(join(folder, 'favicon.ico'))
  expect((await get('/favicon.ico')).status).toBe(404)
  expect((await served(join(folder, 'none')).get('/favicon.ico')).status).toBe(404)
})
