import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestApp, memberOf, visitor, type TestApp } from '#test/app/create-test-app.ts'
import type { Scope } from './database/scope.ts'
import { query } from './operation.ts'
import { readTogether } from './read-together.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Who the database takes the reader for. */
const whoIs = query({
  name: 'test.who-is',
  for: 'member',
  input: z.object({}),
  async run({ db }) {
    const { rows } = await sql<{ id: string }>`select app.uid() as id`.execute(db)
    return rows[0]?.id
  },
})

/** A caller whose transactions are counted. */
function counted(who: Parameters<TestApp['caller']>[0]) {
  const { runtime } = app
  const opened = { count: 0 }
  const reading: Scope['reading'] = (actor, work) => {
    opened.count += 1
    return runtime.scope.reading(actor, work)
  }
  const scope = { ...runtime.scope, reading }
  return { opened, caller: { ...app.caller(who), runtime: { ...runtime, scope } } }
}

test('the queries of one person share a transaction; those of another have their own', async () => {
  const { caller, opened } = counted('supporter')
  const [supporter, partner] = [memberOf('supporter'), memberOf('partner')]
  const who = await readTogether(caller, (together) =>
    Promise.all([
      whoIs(together, {}),
      whoIs(together, {}),
      whoIs({ ...together, actor: partner }, {}),
    ]),
  )
  expect(who).toEqual([supporter.userId, supporter.userId, partner.userId])
  expect(opened.count).toBe(2)
})

test('after it has ended nobody reads in it', async () => {
  const { caller } = counted('supporter')
  const kept = await readTogether(caller, (together) => Promise.resolve(together))
  await expect(whoIs(kept, {})).rejects.toThrow(/after the end/)
})

test('a visitor is refused as by each query', async () => {
  const { caller } = counted(visitor)
  await expect(readTogether(caller, (together) => whoIs(together, {}))).toBeRefused('not_signed_in')
})
