import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { bufferResponse } from './cached-response.ts'
import { createPageCache } from './page-cache.ts'
import type { CacheablePages } from './page-key.ts'
import { openRepeats, type Answered } from './repeat-answers.ts'
import { webUnderTest } from './web-under-test.ts'

const pages: CacheablePages = {
  pages: [{ path: '/' }, { path: '/list', query: ['q'] }],
  personalCookies: ['session'],
  partCookies: [],
  variant: { cookie: 'theme', values: ['dark'] },
}

const page = `<p>${'Olives and bread. '.repeat(200)}</p>`

/** A listening web layer, with a list of what it was asked to render. */
async function openWeb() {
  const cache = createPageCache({ clock: { now: () => new Date() } })
  cache.trust()
  const rendered: string[] = []
  const web = webUnderTest({
    kept: { cache, pages },
    async handle({ url }) {
      rendered.push(url)
      return new Response(page + rendered.length, { headers: { 'Content-Type': 'text/html' } })
    },
  })
  const { port } = await web.listen()
  const ask = (path = '/', headers: Record<string, string> = {}, method = 'GET') =>
    askRaw(port, path, headers, method)
  return { cache, web, rendered, ask }
}

/** Status, raw headers except those of a single response, and body. */
async function askRaw(port: number, path: string, headers: object, method: string) {
  const outgoing = request({ port, host: '127.0.0.1', path, method, headers: { ...headers } }).end()
  const [incoming] = await once(outgoing, 'response')
  const body = await text(incoming)
  const { 'x-request-id': id, date: _, ...others } = incoming.headers
  return { status: incoming.statusCode as number, id, headers: others, body }
}

const ways: [string, Record<string, string>, string][] = [
  ['plain', {}, 'GET'],
  ['compressed', { 'accept-encoding': 'gzip, br' }, 'GET'],
  ['without its body', { 'accept-encoding': 'br' }, 'HEAD'],
  ['in the dark', { cookie: 'theme=dark' }, 'GET'],
  ['known already', { 'if-none-match': '*' }, 'GET'],
]

test.each(ways)('the short path equals the full one, %s', async (_, headers, method) => {
  const { web, rendered, ask } = await openWeb()
  await ask('/', headers, method)
  // Found and recorded by the full path, then sent twice by the short one.
  const [whole, short, again] = [
    await ask('/', headers, method),
    await ask('/', headers, method),
    await ask('/', headers, method),
  ]
  expect(whole.headers['server-timing']).toBe('cache;desc=hit')
  expect({ ...short, id: '' }).toEqual({ ...whole, id: '' })
  expect({ ...again, id: '' }).toEqual({ ...whole, id: '' })
  expect(new Set([whole.id, short.id, again.id]).size).toBe(3)
  expect(rendered).toHaveLength(1)
  expect(web.lines.map(({ request: id }) => id).slice(1)).toEqual([whole.id, short.id, again.id])
  expect(web.lines.at(-1)).toMatchObject({ level: 30, path: '/', method, status: whole.status })
})

test('changed content is not sent any more, nor anything while notifications are lost', async () => {
  const { cache, rendered, ask } = await openWeb()
  for (let times = 0; times < 4; times += 1) expect((await ask()).body).toMatch(/1$/)
  cache.empty()
  for (let times = 0; times < 3; times += 1) expect((await ask()).body).toMatch(/2$/)
  cache.distrust()
  expect((await ask()).body).toMatch(/3$/)
  expect((await ask()).body).toMatch(/4$/)
  expect(rendered).toHaveLength(4)
})

test('the short path is not used for requests with more than the usual headers', async () => {
  const { rendered, ask } = await openWeb()
  for (let times = 0; times < 3; times += 1) await ask()
  expect((await ask('/', { cookie: 'session=a' })).body).toMatch(/2$/)
  expect((await ask('/', { authorization: 'Bearer a' })).body).toMatch(/3$/)
  expect((await ask('/list?q=a')).body).toMatch(/4$/)
  expect(rendered).toHaveLength(4)
})

test('it answers what it has recorded, and only while the cache would return that page', async () => {
  const cache = createPageCache({ clock: { now: () => new Date() } })
  cache.trust()
  const told: Answered[] = []
  const repeats = openRepeats({ cache, tell: (answered) => told.push(answered) })
  const kept = bufferResponse(new TextEncoder().encode(page), new Response(page))
  const found = () => cache.get({ key: '/ ', isRare: false }, async () => kept)
  await found()
  const server = createServer((incoming, outgoing) => {
    if (repeats.answer(incoming, outgoing)) return
    const answer = new Response(page, { headers: { 'x-a': 'b' } })
    repeats.learn(incoming, answer, { key: '/ ', kept, body: kept.body, path: '/' })
    outgoing.end('the whole way')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = async () => (await askRaw(port, '/', {}, 'GET')).body

  expect(await ask()).toBe('the whole way')
  expect(await ask()).toBe(page)
  expect(told).toEqual([expect.objectContaining({ method: 'GET', path: '/', status: 200 })])
  kept.tight = kept.body
  expect(await ask()).toBe('the whole way')
  expect(await ask()).toBe(page)
  cache.empty()
  expect(await ask()).toBe('the whole way')
})
