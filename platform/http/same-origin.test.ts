import { expect, test } from 'vitest'
import { origin, webUnderTest } from './web-under-test.ts'
import { isOwnDoing } from './same-origin.ts'

const cookie = { Cookie: 'session=1' }

test.each([
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: origin, ...cookie }, 200],
  [{ 'Sec-Fetch-Site': 'same-origin', ...cookie }, 200],
  [{ 'Sec-Fetch-Site': 'none', ...cookie }, 200],
  [{ Origin: origin, ...cookie }, 200],
  [{}, 200],
  [{ 'Sec-Fetch-Site': 'cross-site', Origin: origin }, 403],
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ 'Sec-Fetch-Site': 'same-site', Origin: origin }, 403],
  [{ 'Sec-Fetch-Site': 'nonsense' }, 403],
  [{ 'Sec-Fetch-Site': 'none', Origin: 'https://evil.example' }, 403],
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'null', ...cookie }, 200],
  [{ 'Sec-Fetch-Site': 'none', Origin: 'null', ...cookie }, 403],
  [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'null', ...cookie }, 403],
  [{ Origin: 'null' }, 403],
  [{ Origin: 'https://evil.example' }, 403],
  [{ Origin: 'https://www.here.example' }, 403],
  [{ Origin: `${origin}.evil.example` }, 403],
  [{ Origin: '' }, 403],
  [cookie, 403],
] as [Record<string, string>, number][])('a POST with %j gets %i', async (headers, status) => {
  let asked = 0
  const web = webUnderTest({
    async handle() {
      asked += 1
      return new Response()
    },
  })
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    expect((await web.fetch(new Request(`${origin}/a`, { method, headers }))).status).toBe(status)
  }
  expect(asked).toBe(status === 200 ? 4 : 0)
})

test('anyone may read', async () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS']) {
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site', ...cookie }
    const answer = await webUnderTest().fetch(new Request(origin, { method, headers }))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull()
  }
})

test.each([
  ['127.0.0.1:3000', 'http://127.0.0.1:3000', true, true],
  ['localhost:3000', 'http://localhost:3000', true, true],
  ['[::1]:3000', 'http://[::1]:3000', true, true],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000', false, false],
  ['127.0.0.1:3000', 'http://localhost:3000', true, false],
  ['127.0.0.1:3000', 'http://127.0.0.1:4000', true, false],
  ['evil.example', 'http://evil.example', true, false],
  ['localhost.evil.example', 'http://localhost.evil.example', true, false],
  ['127.0.0.1.evil.example', 'http://127.0.0.1.evil.example', true, false],
])('Host %s, Origin %s, demo %s: %s', (host, from, demo, isOwn) => {
  const request = { method: 'POST', headers: new Headers({ Origin: from }) }
  expect(isOwnDoing(request, { origin, host, demo })).toBe(isOwn)
})

test('payment webhooks need no origin, and only at their own address', async () => {
  const headers = { Origin: 'https://evil.example', ...cookie }
  const ask = async (path: string) =>
    (await webUnderTest().fetch(new Request(origin + path, { method: 'POST', headers }))).status
  expect(await ask('/api/payments/stripe')).toBe(200)
  for (const path of [
    '/api/payments/stripe/',
    '/api/payments',
    '/api/payments/stripe.data',
    '/api/payments/Stripe',
  ]) {
    expect(await ask(path), path).toBe(403)
  }
})
