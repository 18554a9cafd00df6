import { beforeEach, expect, test } from 'vitest'
import { memberOf, startTestApp } from '#test/app/create-test-app.ts'
import { moveRow, type Move } from './move-row.ts'
import { newId } from './new-id.ts'

const app = startTestApp()
// In this order even if the clock has not advanced between them.
const [a, b, c] = [newId(), newId(), newId()].toSorted() as [string, string, string]
beforeEach(() =>
  asAdmin(async (db) => {
    await db.deleteFrom('faqEntries').execute()
    // Two have the same position, as after concurrent additions: then their ids decide.
    const rows = [a, b, c].map((id, at) => ({ id, position: at === 0 ? 1 : 7 }))
    await db
      .insertInto('faqEntries')
      .values(rows.map((row) => ({ ...row, question: 'Q', answer: 'A' })))
      .execute()
  }),
)

function asAdmin<T>(work: Parameters<typeof app.runtime.scope.asStaff<T>>[1]) {
  return app.runtime.scope.asStaff(memberOf('admin'), work)
}

const move = (asked: Move) => asAdmin((db) => moveRow(db, 'faq_entries', asked))

const order = () =>
  asAdmin(async (db) => {
    const rows = await db
      .selectFrom('faqEntries')
      .select(['id', 'position', 'version'])
      .orderBy('position')
      .orderBy('id')
      .execute()
    expect(rows.map(({ version }) => version)).toEqual([1, 1, 1])
    return rows.map(({ id }) => id)
  })

test('moves past the neighbor that was seen, and renumbers positions', async () => {
  expect(await move({ id: c, direction: 'up', past: b })).toEqual({
    outcome: 'moved',
    from: 3,
    position: 2,
  })
  expect(await order()).toEqual([a, c, b])
  expect(await move({ id: a, direction: 'down', past: c })).toMatchObject({ position: 2 })
  expect(await order()).toEqual([c, a, b])
})

test('a repeated press changes nothing', async () => {
  const press = { id: b, direction: 'up', past: a } as const
  await move(press)
  expect(await move(press)).toEqual({ outcome: 'unchanged', from: 1, position: 1 })
  expect(await order()).toEqual([b, a, c])
})

test('a move based on another order is a conflict', async () => {
  await move({ id: c, direction: 'up', past: b })
  expect(await move({ id: a, direction: 'down', past: b })).toBe('overtaken')
  expect(await move({ id: a, direction: 'up', past: newId() })).toBe('overtaken')
  expect(await move({ id: newId(), direction: 'up', past: a })).toBe('missing')
  expect(await order()).toEqual([a, c, b])
})

test('concurrent moves move by one each, and none is lost', async () => {
  await Promise.all([
    move({ id: b, direction: 'up', past: a }),
    move({ id: c, direction: 'up', past: b }),
  ])
  expect((await order()).toSorted()).toEqual([a, b, c].toSorted())
})
