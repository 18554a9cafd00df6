import { expect, test } from 'vitest'
import { origin, webUnderTest } from './web-under-test.ts'

test.each([
  ['answers', async () => true, 200],
  ['says no', async () => false, 503],
  ['fails', async () => Promise.reject(new Error('away')), 503],
  [
    'fails at once',
    () => {
      throw new Error('away')
    },
    503,
  ],
  ['says nothing', () => new Promise<boolean>(() => {}), 503],
])('when the database %s', async (_what, ready, status) => {
  const web = webUnderTest({ ready, limits: { readyMs: 100 } })
  const answer = await web.fetch(new Request(`${origin}/readyz`))
  expect(answer.status).toBe(status)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.headers.get('Retry-After')).toBe(status === 503 ? '5' : null)

  const alive = await web.fetch(new Request(`${origin}/healthz`))
  expect([alive.status, await alive.text()]).toEqual([200, 'ok'])
  expect(alive.headers.get('Cache-Control')).toBe('no-store')
  const head = await web.fetch(new Request(`${origin}/healthz`, { method: 'HEAD' }))
  expect([head.status, await head.text()]).toEqual([200, ''])
})
