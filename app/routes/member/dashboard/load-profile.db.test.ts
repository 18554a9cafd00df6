import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerContext, houseContext } from '#app/request/context.ts'
import { AppError } from '#platform/errors.ts'
import { openWorld, visitor, type World } from '#test/world/open-world.ts'
import { loader as loadDashboard } from './dashboard.tsx'
import { loader as loadProfileDialog } from './profile/profile.tsx'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

type Who = Parameters<World['caller']>[0]

/** What a loader needs, with reads of one table that fail. */
function argsOf(who: Who, table: string, fail: () => never) {
  const { house } = world
  const { scope } = house
  const withoutTable: typeof scope.as = (actor, work) =>
    scope.as(actor, (db) =>
      work(
        new Proxy(db, {
          get: (rows, name) => {
            const value: unknown = Reflect.get(rows, name)
            if (name !== 'selectFrom') return value
            return (from: string) =>
              from === table ? fail() : Reflect.apply(value as never, rows, [from])
          },
        }),
      ),
    )
  const broken = { ...house, scope: { ...scope, as: withoutTable, reading: withoutTable } }
  const context = new RouterContextProvider()
  context.set(houseContext, broken)
  context.set(callerContext, { ...world.caller(who), house: broken })
  return { request: new Request('http://127.0.0.1/dashboard'), context } as never
}

const away = () => {
  throw new AppError('unavailable', 'Away.', { retryAfter: 5 })
}
const fault = () => {
  throw new Error('a statement was broken by the test')
}

test.each([
  ['dashboard', loadDashboard, 'profiles'],
  ['dashboard', loadDashboard, 'identity_documents'],
  ['profile', loadProfileDialog, 'profiles'],
  ['profile', loadProfileDialog, 'identity_documents'],
])('%s: whichever part cannot be read first is said in the same words', async (_, load, table) => {
  const message = 'Failed to load profile data'
  await expect(load(argsOf('supporter', table, away))).rejects.toMatchObject({
    data: { code: 'unavailable', message, retryAfter: 5 },
    init: { status: 503 },
  })
  await expect(load(argsOf('supporter', table, fault))).rejects.toMatchObject({
    data: { code: 'failed', message },
    init: { status: 500 },
  })
})

test('any other refusal stays what it is', async () => {
  await expect(loadProfileDialog(argsOf(visitor, 'profiles', away))).rejects.toMatchObject({
    data: { code: 'not_signed_in' },
  })
})
