import { expect, test } from 'vitest'
import { m } from '#messages'
import { systemClock } from '../clock.ts'
import { pageLanguage } from '../text/language.ts'
import { createPageCache } from './page-cache.ts'
import { origin, webUnderTest } from './web-under-test.ts'

const seen = async (request: Request) =>
  Response.json({ url: request.url, language: pageLanguage(), name: m.site_name() })

test('the application sees the address without its language, and speaks it', async () => {
  const web = webUnderTest({ handle: seen })
  const ask = async (path: string) => (await web.fetch(new Request(origin + path))).json()
  expect(await ask('/he/a/b?c=d')).toEqual({
    url: `${origin}/a/b?c=d`,
    language: 'he',
    name: m.site_name({}, { locale: 'he' }),
  })
  expect(await ask('/a/b')).toMatchObject({ url: `${origin}/a/b`, language: 'en' })
  expect(await ask('/he')).toMatchObject({ url: `${origin}/`, language: 'he' })
})

test('with one language, the prefix is an ordinary path', async () => {
  const web = webUnderTest({ handle: seen, settings: { LANGUAGES: 'en' } })
  const answer = await web.fetch(new Request(`${origin}/he/a`))
  expect(await answer.json()).toMatchObject({ url: `${origin}/he/a`, language: 'en' })
})

test.each(['/he//evil.example/', '/he/\\evil.example', '/he/./%2e./\\x'])(
  'a target behind the prefix is checked like any other: %s',
  async (path) => {
    const web = webUnderTest({ handle: seen })
    const { pathname } = new URL(origin + path)
    const answer = await web.fetch(new Request(origin + path))
    if (answer.status !== 400) {
      expect((await answer.json()).url).toBe(origin + pathname.replace(/^\/he(?=\/)/, ''))
    }
    expect(answer.headers.get('Location')).toBeNull()
  },
)

test.each([
  ['/a?b=c', '/he/a?b=c'],
  ['/', '/he/'],
  [`${origin}/a`, `${origin}/he/a`],
  ['/he/a', '/he/a'],
  ['//evil.example', '//evil.example'],
  ['https://provider.example/a', 'https://provider.example/a'],
])('a redirect to %s stays in the language', async (to, expected) => {
  const handle = async () => new Response(null, { status: 302, headers: { Location: to } })
  const web = webUnderTest({ handle })
  const answer = await web.fetch(new Request(`${origin}/he/x`))
  expect(answer.headers.get('Location')).toBe(expected)
  const plain = await web.fetch(new Request(`${origin}/x`))
  expect(plain.headers.get('Location')).toBe(to)
})

test('a change from elsewhere is refused behind the prefix too', async () => {
  const web = webUnderTest({ handle: seen })
  const headers = { Origin: 'https://evil.example', Cookie: 'a=b' }
  for (const path of ['/x', '/he/x']) {
    const answer = await web.fetch(new Request(origin + path, { method: 'POST', headers }))
    expect(answer.status).toBe(403)
  }
})

test('a larger body is accepted behind the prefix where it is without, and nowhere else', async () => {
  const handle = async (request: Request) => new Response(`${(await request.text()).length}`)
  const web = webUnderTest({ handle, bodyLimits: [['/small', 10]] })
  const send = async (path: string) => {
    const headers = { Origin: origin }
    const body = 'x'.repeat(20)
    return (await web.fetch(new Request(origin + path, { method: 'POST', body, headers }))).status
  }
  expect([await send('/small'), await send('/he/small'), await send('/he/other')]).toEqual([
    413, 413, 200,
  ])
})

test('the page cache keeps a page of each language', async () => {
  let drawn = 0
  const cache = createPageCache({ clock: systemClock })
  cache.trust()
  const web = webUnderTest({
    handle: async () => {
      drawn += 1
      return new Response(`<p>${pageLanguage()}</p>`, { headers: { 'Content-Type': 'text/html' } })
    },
    kept: {
      cache,
      pages: {
        pages: [{ path: '/about' }],
        personalCookies: ['session'],
        partCookies: [],
        variant: { cookie: 'theme', values: [] },
      },
    },
  })
  const ask = async (path: string) => (await web.fetch(new Request(origin + path))).text()
  expect([await ask('/about'), await ask('/he/about'), await ask('/about')]).toEqual([
    '<p>en</p>',
    '<p>he</p>',
    '<p>en</p>',
  ])
  expect(await ask('/he/about')).toBe('<p>he</p>')
  expect(drawn).toBe(2)
})
