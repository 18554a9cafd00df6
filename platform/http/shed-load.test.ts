import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { origin, webUnderTest } from './web-under-test.ts'

const POSTED = { method: 'POST', headers: { origin } }

/** A web layer whose application answers only when released. */
function slowWeb() {
  const waiting: (() => void)[] = []
  const web = webUnderTest({
    crowded: ['/auth'],
    handle: async () => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return new Response('done')
    },
  })
  const post = (path: string, from = '192.0.2.7') =>
    web.fetch(new Request(origin + path, POSTED), from)
  const answerAll = async (asked: Promise<Response>[]) => {
    let isOver = false
    const all = Promise.all(asked).finally(() => (isOver = true))
    while (!isOver) {
      for (const go of waiting.splice(0)) go()
      await new Promise((resolve) => setImmediate(resolve))
    }
    return (await all).map(({ status }) => status)
  }
  return { web, waiting, post, answerAll }
}

test('one connection never holds all slots', async () => {
  const { waiting, post, answerAll } = slowWeb()
  const crowd = Array.from({ length: 16 }, () => post('/auth'))
  await expect.poll(() => waiting.length).toBe(3)
  const other = post('/auth', '198.51.100.1')
  await expect.poll(() => waiting.length).toBe(4)
  expect(new Set(await answerAll([...crowd, other]))).toEqual(new Set([200]))
})

test('a flood from one connection is mostly rejected, and others still get in', async () => {
  const { waiting, post, answerAll } = slowWeb()
  const crowd = Array.from({ length: 100 }, () => post('/auth'))
  const others = Array.from({ length: 3 }, (_, n) => post('/auth', `198.51.100.${n}`))
  await expect.poll(() => waiting.length).toBe(4)
  const statuses = await answerAll(crowd)
  expect(statuses.filter((status) => status === 200)).toHaveLength(48)
  expect(statuses.filter((status) => status === 503)).toHaveLength(52)
  expect(await answerAll(others)).toEqual([200, 200, 200])
  // Afterwards everything is as before.
  expect(await answerAll([post('/auth')])).toEqual([200])
})

test('while someone tries an account repeatedly, others of the connection sign in, and so does the owner', async () => {
  const { web, waiting, answerAll } = slowWeb()
  const signIn = (email: string, cookie = '') =>
    web.fetch(
      new Request(`${origin}/auth`, {
        method: 'POST',
        headers: { origin, cookie },
        body: new URLSearchParams({ email, password: 'x' }),
      }),
      '192.0.2.7',
    )
  const guesses = Array.from({ length: 60 }, () => signIn('Owner@here.example'))
  await expect.poll(() => waiting.length).toBe(2)
  const others = [signIn('other@here.example'), signIn('owner@here.example', 'known=1')]
  await expect.poll(() => waiting.length).toBe(3)
  expect(await answerAll(others)).toEqual([200, 200])
  const statuses = await answerAll(guesses)
  expect(statuses.filter((status) => status === 200)).toHaveLength(8)
})

test('a flood without cookies does not keep out a browser of the same connection that signed in before', async () => {
  const { web, waiting, post, answerAll } = slowWeb()
  const crowd = Array.from({ length: 60 }, () => post('/auth'))
  await expect.poll(() => waiting.length).toBe(3)
  const headers = { origin, cookie: `f4i.known=${randomUUID()}` }
  const known = web.fetch(new Request(`${origin}/auth`, { ...POSTED, headers }), '192.0.2.7')
  await expect.poll(() => waiting.length).toBe(4)
  expect(await answerAll([known])).toEqual([200])
  await answerAll(crowd)
})

test('a flood from everywhere is limited, and told when to retry', async () => {
  const { post, answerAll } = slowWeb()
  const crowd = Array.from({ length: 130 }, (_, n) => post('/auth.data', `198.51.100.${n}`))
  const refused = await Promise.race(crowd)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect((await answerAll(crowd)).filter((status) => status === 503)).toHaveLength(30)
})

test('reads and other forms are not held', async () => {
  const { web, waiting, post, answerAll } = slowWeb()
  const crowd = Array.from({ length: 40 }, () => post('/auth'))
  const read = Array.from({ length: 20 }, () => web.fetch(new Request(`${origin}/auth`)))
  const sent = Array.from({ length: 20 }, () => post('/authors'))
  await expect.poll(() => waiting.length).toBe(43)
  expect(new Set(await answerAll([...read, ...sent]))).toEqual(new Set([200]))
  await answerAll(crowd)
})

test('a rejected form gets a page with its input, but no password', async () => {
  const { web, post, answerAll } = slowWeb()
  const crowd = Array.from({ length: 48 }, () => post('/auth'))
  const send = (accept: string) =>
    web.fetch(
      new Request(`${origin}/auth?view=login`, {
        method: 'POST',
        headers: { origin, accept },
        body: new URLSearchParams({ email: 'a"<b>@here.example', password: 'A-Secret-9' }),
      }),
      '192.0.2.7',
    )
  const page = await (await send('text/html')).text()
  expect(page).toContain('action="/auth?view=login"')
  expect(page).toContain('name="email" value="a&quot;&lt;b&gt;@here.example"')
  expect(page).toMatch(/<input type="password" name="password" required\s*\/?>/)
  expect(page).not.toContain('A-Secret-9')
  expect(await (await send('*/*')).text()).not.toContain('<')
  await answerAll(crowd)
})
