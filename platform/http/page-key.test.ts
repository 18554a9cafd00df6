import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyPages } from './page-key.ts'

const keyOf = keyPages({
  pages: [
    { path: '/' },
    { path: '/list', query: ['q', 'category'] },
    { path: '/list/:id', query: ['tab'], except: { tab: ['calendar'] } },
    { path: '/map.xml' },
    { path: '/parts', query: ['q'], hasParts: true },
    { path: '/pins', query: ['item', 'q'], shapes: { item: /^\d+$/ }, unbounded: ['q'] },
  ],
  personalCookies: ['session', 'flash'],
  partCookies: ['session'],
  variant: { cookie: 'theme', values: ['dark', 'light'] },
})

function find(address: string, headers: Record<string, string> = {}, method = 'GET') {
  return keyOf({ method, headers: new Headers(headers) }, new URL(address, 'http://here.example'))
}

test('addresses that differ only in what the page does not read share a key', () => {
  const word = fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' })
  const unknown = fc.array(
    fc.tuple(
      word.filter((name) => !['q', 'category', '_routes'].includes(name)),
      word,
    ),
  )
  const known = fc.uniqueArray(
    fc.tuple(
      fc.constantFrom('q', 'category'),
      word.filter((one) => one.trim() !== ''),
    ),
    { selector: ([name]) => name },
  )
  fc.assert(
    fc.property(known, unknown, fc.nat(), (asked, more, seed) => {
      const mixed = [...asked, ...more].toSorted(
        (a, b) => ((a[1].length + seed) % 3) - ((b[1].length + seed) % 3),
      )
      const plain = find(`/list?${new URLSearchParams(asked)}`)
      const noisy = find(`/list?${new URLSearchParams(mixed)}`)
      expect(plain).not.toBeNull()
      expect(noisy?.key).toBe(plain?.key)
      expect(noisy?.url.href).toBe(plain?.url.href)
      expect(Object.fromEntries(noisy!.url.searchParams)).toEqual(Object.fromEntries(asked))
    }),
  )
})

test('addresses that differ in what the page reads have different keys', () => {
  const one = fc.record({ q: fc.string({ minLength: 1 }), category: fc.string({ minLength: 1 }) })
  fc.assert(
    fc.property(one, one, (a, b) => {
      const isSame = ['q', 'category'].every((name) => {
        const [left, right] = [a, b].map((query) => query[name as 'q'].trim() && query[name as 'q'])
        return left === right
      })
      const [left, right] = [a, b].map((query) => find(`/list?${new URLSearchParams(query)}`)?.key)
      expect(left === right).toBe(isSame)
    }),
  )
})

test('requests with a session or a flash message bypass the cache', () => {
  const cookie = fc.tuple(fc.stringMatching(/^[a-z.]{0,6}$/), fc.stringMatching(/^[\w-]{0,8}$/))
  const cookies = fc.array(cookie.map((pair) => pair.join('=')))
  const personal = fc.constantFrom('session=x', 'flash=', '__Secure-session=x', 'flash=x')
  fc.assert(
    fc.property(cookies, personal, cookies, (before, own, after) => {
      expect(find('/', { cookie: [...before, own, ...after].join('; ') })).toBeNull()
    }),
  )
})

test('the page sees only the cookie it reads, and only with known values', () => {
  expect(find('/', { cookie: 'guest=1; theme=dark; zone=x' })).toMatchObject({
    key: '/ theme=dark',
    cookie: 'theme=dark',
  })
  const neutral = find('/')
  expect(neutral).toMatchObject({ key: '/ ', cookie: '' })
  for (const cookie of ['theme=pink', 'theme=', 'other=dark', 'xtheme=dark', 'theme']) {
    expect(find('/', { cookie }), cookie).toEqual(neutral)
  }
})

test.each([
  ['/list?category=a&category=b', '/list?category=a&category=b'],
  ['/list?category=b&q=&category=a&q=%20', '/list?category=b&category=a'],
  ['/list?q=x&category=a', '/list?category=a&q=x'],
  ['/_.data', '/_.data'],
  ['/list.data?q=x&z=1', '/list.data?q=x'],
  ['/list/a-b_1.data?tab=news', '/list/a-b_1.data?tab=news'],
  ['/map.xml', '/map.xml'],
])('%s is kept as %s', (asked, kept) => {
  expect(find(asked)?.key).toBe(`${kept} `)
})

test.each([
  '/list/',
  '/List',
  '/list/a/b',
  '/list/%61',
  '/list/.data',
  '/_root.data',
  '/mapxxml',
  '/other',
  '/list/a?tab=calendar',
  '/list/a?tab=news&tab=calendar',
  '/list/a.data?tab=calendar',
  '/list.data?_routes=a',
  `/list?q=${'x'.repeat(600)}`,
])('%s is not kept', (asked) => {
  expect(find(asked)).toBeNull()
})

test('a person gets the visitors’ document with their own parts, and nothing else from the cache', () => {
  const own = { cookie: 'session=x; theme=dark' }
  const visitors = find('/parts?q=a', { cookie: 'theme=dark' })
  expect(find('/parts?q=a', own)).toEqual({ ...visitors, isPersonal: true })
  expect(visitors?.isPersonal).toBe(false)
  for (const path of ['/list', '/parts.data']) expect(find(path, own), path).toBeNull()
  expect(find('/parts', own, 'HEAD')).toBeNull()
  expect(find('/parts', { cookie: 'session=x; flash=y' })).toBeNull()
})

test('an invalid value creates no separate key', () => {
  expect(find('/pins?item=anything')).toMatchObject({ key: '/pins ' })
  expect(find('/pins?item=7')?.key).toBe('/pins?item=7 ')
})

test('a page with unbounded values is rare', () => {
  expect(find('/pins?item=7&q=olive')).toMatchObject({ key: '/pins?item=7&q=olive ', isRare: true })
  expect(find('/pins?item=7&q=')).toMatchObject({ key: '/pins?item=7 ', isRare: false })
})

test('only reads without credentials are answered from the cache', () => {
  expect(find('/', {}, 'HEAD')).toEqual(find('/'))
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect(find('/', {}, method)).toBeNull()
  expect(find('/', { authorization: 'Bearer x' })).toBeNull()
})
