import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { callerContext, runtimeContext } from '#app/request/context.ts'
import { AppError } from '#platform/errors.ts'
import { startTestApp, visitor, type TestApp } from '#test/app/create-test-app.ts'
import { loader as loadDashboard } from './page.tsx'
import { loader as loadProfileDialog } from './profile/page.tsx'

const app = startTestApp()

type Who = Parameters<TestApp['caller']>[0]

/** Loader arguments with a runtime where reads of one table fail. */
function argsOf(who: Who, table: string, fail: () => never) {
  const { runtime } = app
  const { scope } = runtime
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
  const broken = { ...runtime, scope: { ...scope, as: withoutTable, reading: withoutTable } }
  const context = new RouterContextProvider()
  context.set(runtimeContext, broken)
  context.set(callerContext, { ...app.caller(who), runtime: broken })
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
  ['dashboard', loadDashboard, 'identityDocuments'],
  ['profile', loadProfileDialog, 'profiles'],
  ['profile', loadProfileDialog, 'identityDocuments'],
])('%s: a failure of any part gives the same message', async (_, load, table) => {
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

test('other errors are passed on unchanged', async () => {
  await expect(loadProfileDialog(argsOf(visitor, 'profiles', away))).rejects.toMatchObject({
    data: { code: 'not_signed_in' },
  })
})
