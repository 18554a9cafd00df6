import { expect, test } from 'vitest'
import { bufferResponse, type CachedResponse } from './cached-response.ts'
import { createPageCache } from './page-cache.ts'

function page(text: string, init: ResponseInit = {}): CachedResponse {
  return bufferResponse(new TextEncoder().encode(text), new Response(null, init))
}

/** A trusted cache, and a page that renders only when the test releases it. */
function openCache(limits: { pages?: number } = {}) {
  let ms = 0
  const cache = createPageCache({ clock: { now: () => new Date(ms) }, ...limits })
  cache.trust()
  const renderings: ((answer: CachedResponse | null | Error) => void)[] = []
  const ask = (key = 'a', isRare = false) =>
    cache.get({ key, isRare }, () => {
      const { promise, resolve, reject } = Promise.withResolvers<CachedResponse | null>()
      renderings.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)))
      return promise
    })
  const finish = (answer: CachedResponse | null | Error = page('page')) =>
    renderings.at(-1)!(answer)
  return { cache, ask, renderings, finish, pass: (by: number) => (ms += by) }
}

async function told(asked: ReturnType<ReturnType<typeof openCache>['ask']>) {
  const found = await asked
  return found && [found.from, new TextDecoder().decode(found.answer.body)]
}

test('requests during a rendering wait for it, later requests hit the cache', async () => {
  const { ask, renderings } = openCache()
  const early = [ask(), ask(), ask()]
  const other = ask('b')
  expect(renderings).toHaveLength(2)
  renderings[0]!(page('one'))
  renderings[1]!(page('other'))
  for (const asked of early) expect(await told(asked)).toEqual(['miss', 'one'])
  expect(await told(other)).toEqual(['miss', 'other'])
  expect(await told(ask())).toEqual(['hit', 'one'])
  expect(renderings).toHaveLength(2)
})

test('after a change nothing stored is sent', async () => {
  const { cache, ask, finish } = openCache()
  const first = ask()
  finish(page('old'))
  await first
  cache.empty()
  const second = ask()
  finish(page('new'))
  expect(await told(second)).toEqual(['miss', 'new'])
})

test('a rendering that began before a change is neither stored nor sent to later requests', async () => {
  const { cache, ask, renderings } = openCache()
  const before = ask()
  cache.empty()
  const after = ask()
  expect(renderings, 'the later one does not wait for the earlier').toHaveLength(2)
  renderings[1]!(page('new'))
  expect(await told(after)).toEqual(['miss', 'new'])
  renderings[0]!(page('old'))
  expect(await told(before)).toEqual(['miss', 'old'])
  expect(await told(ask())).toEqual(['hit', 'new'])
})

test('while notifications are lost, nothing is sent or stored, not even earlier renderings', async () => {
  const { cache, ask, renderings, finish } = openCache()
  const kept = ask('kept')
  finish(page('old'))
  await kept
  const underWay = ask('begun')
  cache.distrust()
  expect(await ask('kept')).toBeNull()
  finish(page('old'))
  await underWay
  cache.trust()
  void ask('kept')
  void ask('begun')
  expect(renderings).toHaveLength(4)
})

test('a cache starts untrusted', async () => {
  const cache = createPageCache({ clock: { now: () => new Date() } })
  expect(await cache.get({ key: 'a', isRare: false }, async () => page('x'))).toBeNull()
})

test('a page lives for a minute from the start of its rendering', async () => {
  const { ask, finish, pass } = openCache()
  const first = ask()
  pass(20_000)
  finish()
  await first
  pass(39_999)
  expect(await told(ask())).toEqual(['hit', 'page'])
  pass(1)
  void ask()
  finish(page('next'))
  expect(await told(ask())).toEqual(['miss', 'next'])
})

test.each([
  ['a missing page', page('', { status: 404 })],
  ['a fault', page('', { status: 503 })],
  ['a redirect', page('', { status: 302 })],
  ['a page that asks for it', page('', { headers: { 'Cache-Control': 'no-store' } })],
  ['a page with a cookie', page('', { headers: { 'Set-Cookie': 'guest=1' } })],
])('%s is given to who waited, and not kept', async (_, answer) => {
  const { ask, renderings, finish } = openCache()
  const [one, two] = [ask(), ask()]
  finish(answer)
  expect((await one)?.answer).toBe(answer)
  expect((await two)?.answer).toBe(answer)
  void ask()
  expect(renderings).toHaveLength(2)
})

test('a failed or private rendering leaves nothing behind', async () => {
  const { ask, renderings, finish } = openCache()
  const [one, two] = [ask(), ask()]
  finish(new Error('broken'))
  await expect(one).rejects.toThrow('broken')
  await expect(two).rejects.toThrow('broken')
  const third = ask()
  finish(null)
  expect(await third).toBeNull()
  void ask()
  expect(renderings).toHaveLength(3)
})

test('a page is recompressed after its third hit, not before', async () => {
  const { ask, finish } = openCache()
  const text = 'the same words again and again '.repeat(100)
  const first = ask()
  finish(page(text, { headers: { 'Content-Type': 'text/html' } }))
  const { answer } = (await first)!
  await ask()
  await ask()
  expect(answer.tight).toBeNull()
  await ask()
  await expect.poll(() => answer.tight).not.toBeNull()
  expect(answer.tight!.byteLength).toBeLessThan(text.length / 2)
})

test('rare pages are kept too, and evict only each other', async () => {
  const { cache, ask, finish } = openCache({ pages: 16 })
  const store = async (key: string, isRare: boolean) => {
    const asked = ask(key, isRare)
    finish()
    await asked
  }
  await store('list', false)
  await store('search 1', true)
  expect(await told(ask('search 1', true))).toEqual(['hit', 'page'])
  for (let at = 2; at < 40; at += 1) await store(`search ${at}`, true)
  expect(await told(ask('list'))).toEqual(['hit', 'page'])
  expect(await told(ask('search 39', true))).toEqual(['hit', 'page'])
  expect(cache.counts().pages).toBe(3)
  cache.empty()
  expect(cache.counts().pages).toBe(0)
})

test('a change removes the pages that depend on it, also one whose rendering began before; the others stay', async () => {
  const { cache, ask, renderings } = openCache()
  const tagged = (...tags: string[]) => ({ ...page(tags.join(' ')), tags: new Set(tags) })
  const asked = ['list', 'one', 'other', 'static', 'unknown'].map((key) => ask(key))
  renderings[0]!(tagged('items'))
  renderings[1]!(tagged('item:1'))
  await Promise.all(asked.slice(0, 2))
  cache.forget(['items', 'item:1'])
  renderings[2]!(tagged('item:1', 'partner:1'))
  renderings[3]!(tagged())
  renderings[4]!(page('without tags'))
  await Promise.all(asked)
  expect(await told(ask('static'))).toEqual(['hit', ''])
  for (const key of ['list', 'one', 'other', 'unknown']) {
    const again = ask(key)
    renderings.at(-1)!(tagged('item:2'))
    expect(await told(again), key).toEqual(['miss', 'item:2'])
  }
  cache.forget(['item:1'])
  expect(await told(ask('list'))).toEqual(['hit', 'item:2'])
  cache.empty()
  expect(cache.counts().pages).toBe(0)
})
