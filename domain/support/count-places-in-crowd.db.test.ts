import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { isAppError } from '#platform/errors.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { addPeople } from '#test/app/groups.ts'
import { createTestApp, type TestApp } from '#test/app/create-test-app.ts'
import { takenOf } from '#test/app/signing-up.ts'
import { addSupportable } from '#test/app/supporting.ts'
import { listOwnSupports } from './queries/list-own-supports.ts'
import { supportItem } from './commands/support-item.ts'

let app: TestApp
let people: Awaited<ReturnType<typeof addPeople>>
beforeAll(async () => {
  // As in production: the longer test timeout would hide a problem.
  app = await createTestApp({ env: { DATABASE_TIMEOUT_MS: '3000' } })
  people = await addPeople(app, 200)
})
afterAll(() => app.close())

/** Counts the answers to `count` concurrent sign-ups. */
async function rush(itemId: string, count: number): Promise<Record<string, number>> {
  const answers = await Promise.all(
    people.slice(0, count).map((who) =>
      supportItem(app.caller(who, newId()), { kind: 'volunteer', itemId, places: '1' }).then(
        () => 'taken',
        (error: unknown) => (isAppError(error) ? `${error.code}: ${error.message}` : String(error)),
      ),
    ),
  )
  const counts: Record<string, number> = {}
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1
  return counts
}

test('120 at once for 300 places: all get one', async () => {
  const itemId = await addSupportable(app, { places: 300 })
  expect(await rush(itemId, 120)).toEqual({ taken: 120 })
  expect(await takenOf(app, itemId)).toBe(120)
})

const full = 'conflict: Every place is taken. You can join the waiting list.'

test('40 at once for 24 places: 24 get one, 16 are refused as full', async () => {
  const itemId = await addSupportable(app, { places: 24 })
  expect(await rush(itemId, 40)).toEqual({ taken: 24, [full]: 16 })
  expect(await takenOf(app, itemId)).toBe(24)
})

test('200 at once for 10 places: ten get one, 190 are refused as full', async () => {
  const itemId = await addSupportable(app, { places: 10 })
  expect(await rush(itemId, 200)).toEqual({ taken: 10, [full]: 190 })
  expect(await takenOf(app, itemId)).toBe(10)
  await expectBooksAgree(app)
})

// The embedded database runs one query at a time, so nothing waits for a row lock there.
test.runIf(process.env['TEST_DATABASE'] === 'postgres')(
  'while a crowd waits for one item, other requests find a connection',
  async () => {
    const itemId = await addSupportable(app, { places: 300 })
    await app.asOwner('begin')
    await app.asOwner('lock table app.supports in share row exclusive mode')
    const crowd = rush(itemId, 40)
    const own = await listOwnSupports(app.caller(people[0]!), {})
    expect(own.supports).toEqual(expect.any(Array))
    await app.asOwner('rollback')
    expect(await crowd).toEqual({ taken: 40 })
  },
)
