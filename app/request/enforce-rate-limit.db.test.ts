import { randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Actor } from '#platform/actor.ts'
import { guest, memberOf, startTestApp, visitor } from '#test/app/create-test-app.ts'
import { callerContext, requestInfoContext, runtimeContext } from './context.ts'
import { enforceRateLimit, triesLeft } from './enforce-rate-limit.ts'

const app = startTestApp({ env: { LIMITS: 'usual' } })

function contextOf(actor: Actor, address: string) {
  const context = new RouterContextProvider()
  context.set(runtimeContext, app.runtime)
  context.set(callerContext, { ...app.caller(visitor), actor })
  context.set(requestInfoContext, { address } as never)
  return context
}

/** Makes this many attempts in sequence and returns how many passed. */
async function passed(
  actor: Actor,
  address: string,
  times: number,
  what: Parameters<typeof enforceRateLimit>[1] = 'message',
) {
  let done = 0
  for (let n = 0; n < times; n += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      await enforceRateLimit(contextOf(actor, address), what)
      done += 1
    } catch (error) {
      expect(error).toMatchObject({ code: 'too_many', retryAfter: expect.any(Number) })
    }
  }
  return done
}

test.each([
  ['message', 20],
  ['gift', 20],
  ['order', 20],
  ['draft', 60],
  ['question', 30],
] as const)('a crowd behind one network does not lock itself out: %s', async (what, free) => {
  const address = `crowd-${what}`
  expect(await passed(visitor, address, 70, what)).toBe(70)
  const [one, other] = [guest(), guest()]
  expect(await passed(one, address, free + 2, what)).toBe(free)
  expect(await passed(other, address, 2, what)).toBe(2)
})

test('a visitor’s remaining attempts count per browser, and per connection once that is used up', async () => {
  const address = randomUUID()
  const asker = guest()
  const leftOf = (actor: Actor) => triesLeft(contextOf(actor, address), 'question')
  await passed(asker, address, 29, 'question')
  expect(await leftOf(asker)).toEqual({ left: 1, waitMs: 0 })
  expect(await leftOf(guest())).toEqual({ left: 30, waitMs: 0 })
  // The asker's first question also counted for the connection.
  await passed(visitor, address, 299, 'question')
  expect(await leftOf(guest())).toMatchObject({ left: 0, waitMs: expect.any(Number) })
  expect(await leftOf(asker)).toEqual({ left: 1, waitMs: 0 })
})

test('a client that drops its cookies uses up the connection, but blocks neither members nor known browsers', async () => {
  const address = 'flood'
  const known = guest()
  expect(await passed(known, address, 1)).toBe(1)
  let flood = 0
  for (let n = 0; n < 210; n += 1) {
    // oxlint-disable-next-line no-await-in-loop
    flood += await passed({ kind: 'guest', guestId: randomUUID() }, address, 1)
  }
  expect(flood).toBe(199)
  expect(await passed(visitor, address, 1)).toBe(0)
  expect(await passed(known, address, 3)).toBe(3)
  expect(await passed(memberOf('supporter'), address, 3)).toBe(3)
  expect(await passed(visitor, 'elsewhere', 1)).toBe(1)
})

test('a member is counted by account, on any connection', async () => {
  expect(await passed(memberOf('partner'), 'here', 12)).toBe(12)
  expect(await passed(memberOf('partner'), 'there', 12)).toBe(8)
})

test('many refused attempts from a known browser do not use up the connection either', async () => {
  const [busy, calm] = [guest(), guest()]
  await passed(busy, 'shared', 1)
  await passed(calm, 'shared', 1)
  expect(await passed(busy, 'shared', 60)).toBe(19)
  expect(await passed(calm, 'shared', 5)).toBe(5)
})
