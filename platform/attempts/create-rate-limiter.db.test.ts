import { beforeAll, expect, test } from 'vitest'
import { startTestApp, system } from '#test/app/create-test-app.ts'
import { HOUR, type Limit, type Mark, type Try } from './limit.ts'
import { createRateLimiter, type RateLimiter } from './create-rate-limiter.ts'

const app = startTestApp()
let attempts: RateLimiter
beforeAll(async () => {
  attempts = open()
})

const open = (secret = 'a secret') => {
  const { scope, clock } = app.runtime
  return createRateLimiter({ scope, clock, secret })
}
const limit = (kind: string, free: number): Limit => ({
  kind,
  free,
  firstWaitMs: 30_000,
  windowMs: HOUR,
})
const few: Limit = limit('few', 2)
const many: Limit = limit('many', 4)
const tooMany = { code: 'too_many', status: 429, message: '', retryAfter: expect.any(Number) }
const one = (who: string, more: Partial<Try> = {}): Try => ({ limit: few, of: [who], ...more })

test('refuses with the seconds to wait, and lets pass once they are over', async () => {
  await attempts.count([one('waits')])
  await attempts.count([one('waits')])
  const refusal = await attempts.count([one('waits')]).catch((error: unknown) => error)
  expect(refusal).toMatchObject(tooMany)
  const { retryAfter } = refusal as { retryAfter: number }
  expect(retryAfter).toBeGreaterThan(25)
  expect(retryAfter).toBeLessThanOrEqual(30)
  app.advance(retryAfter * 1000)
  await attempts.count([one('waits')])
})

test('counts for all limits or for none', async () => {
  const both = [{ limit: many, of: ['all'] }, one('all')]
  await attempts.count(both)
  await attempts.count(both)
  for (let n = 0; n < 9; n += 1) await expect(attempts.count(both)).rejects.toMatchObject(tooMany)
  // The refused ones have taken nothing of the limit that came first.
  await attempts.count([both[0]!])
  await attempts.count([both[0]!])
  await expect(attempts.count([both[0]!])).rejects.toMatchObject(tooMany)
})

test('returns the tries left and the next wait, without counting', async () => {
  const left = () => attempts.left(one('left'))
  for (const _ of ['once', 'again']) expect(await left()).toEqual({ left: 2, waitMs: 0 })
  await attempts.count([one('left')])
  expect(await left()).toEqual({ left: 1, waitMs: 0 })
  await attempts.count([one('left')])
  const { left: none, waitMs } = await left()
  expect(none).toBe(0)
  await expect(attempts.count([one('left')])).rejects.toMatchObject({
    retryAfter: Math.ceil(waitMs / 1000),
  })
  app.advance(waitMs)
  expect(await left()).toEqual({ left: 0, waitMs: 0 })
  await attempts.count([one('left')])
  app.advance(HOUR + 1000)
  expect(await left()).toEqual({ left: 2, waitMs: 0 })
})

test('is one count for all processes with one secret', async () => {
  await attempts.count([one('shared')])
  await open().count([one('shared')])
  await expect(open().count([one('shared')])).rejects.toMatchObject(tooMany)
  await open('another secret').count([one('shared')])
})

test('takes tries back, and starts over', async () => {
  await attempts.count([one('back')])
  await attempts.count([one('back')])
  await attempts.settle({ giveBack: [one('back')] })
  await attempts.count([one('back')])
  await expect(attempts.count([one('back')])).rejects.toMatchObject(tooMany)
  await attempts.settle({ forget: [one('back')] })
  await attempts.count([one('back')])
})

test('a mark frees from a limit, for thirty days', async () => {
  const mark: Mark = { kind: 'mark', of: ['marked'] }
  const marked = one('marked', { unless: mark })
  await attempts.settle({ remember: [mark] })
  for (let n = 0; n < 5; n += 1) expect(await attempts.count([marked])).toEqual([])
  app.advance(30 * 24 * HOUR + 1000)
  for (let n = 0; n < 2; n += 1) expect(await attempts.count([marked])).toEqual([marked])
  await expect(attempts.count([marked])).rejects.toMatchObject(tooMany)
})

test('stores nothing that identifies a person', async () => {
  const words = ['noa@here.example', '192.0.2.7']
  await attempts.count([{ limit: few, of: words }])
  const rows = await app.as(system).rows('rateLimits', '*')
  for (const word of [...words, 'few']) expect(JSON.stringify(rows)).not.toContain(word)
})
