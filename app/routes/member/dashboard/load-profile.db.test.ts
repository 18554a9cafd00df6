import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CAST } from '#db/demo/cast.ts'
import { callerContext } from '#app/request/context.ts'
import { AppError } from '#platform/errors.ts'
import { openWorld, visitor, type World } from '#test/world/open-world.ts'
import { loadProfile } from './load-profile.server.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

function contextOf(caller: ReturnType<World['caller']>) {
  const context = new RouterContextProvider()
  context.set(callerContext, caller)
  return context
}

test('the person’s own profile', async () => {
  const context = contextOf(world.caller('supporter'))
  expect(await loadProfile(context)).toMatchObject({ email: CAST.supporter.email })
})

test('that it cannot be reached is said in words of its own, with when to try again', async () => {
  const caller = world.caller('supporter')
  const as = () => Promise.reject(new AppError('unavailable', 'Away.', { retryAfter: 5 }))
  const scope = { ...world.house.scope, as, reading: as }
  const context = contextOf({ ...caller, house: { ...caller.house, scope } })
  await expect(loadProfile(context)).rejects.toMatchObject({
    data: { code: 'unavailable', message: 'Failed to load profile data', retryAfter: 5 },
    init: { status: 503 },
  })
})

test('any other refusal stays what it is', async () => {
  await expect(loadProfile(contextOf(world.caller(visitor)))).rejects.toMatchObject({
    data: { code: 'not_signed_in' },
  })
})
