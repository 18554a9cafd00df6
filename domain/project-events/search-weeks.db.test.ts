import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#platform/database/scope.ts'
import { startTestApp, system } from '#test/app/create-test-app.ts'
import { addItem, addPartner } from '#test/app/public-rows.ts'
import { hideItem, showItem } from './commands/hide-item.ts'

const app = startTestApp()

test('public items are counted by week as they are published, changed and removed', async () => {
  const before = await weeks()
  expect(before.kept).toEqual(before.counted)
  const partner = await addPartner(app)
  const item = await addItem(app, {
    partnerId: partner,
    title: 'As a week ends',
    createdAt: new Date('2019-03-06T23:59:59Z'),
  })
  await addItem(app, {
    partnerId: partner,
    title: 'On Thursday, as one begins',
    createdAt: new Date('2019-03-07T00:00:00Z'),
  })
  const as = <T>(work: (db: Db) => Promise<T>) => app.runtime.scope.as(system, work)
  const steps: [name: string, operation: () => Promise<unknown>, expected: object][] = [
    ['it is there', async () => {}, both],
    ['it says something else', () => as((db) => rename(db, item)), both],
    ['hidden', () => hideItem(app.caller('admin'), { id: item, reason: 'Not now' }), second],
    ['shown again', () => showItem(app.caller('admin'), { id: item }), both],
    ['removed', () => as((db) => remove(db, item)), second],
  ]
  for (const [name, operation, expected] of steps) {
    await operation()
    const { kept, counted } = await weeks()
    expect(kept, name).toEqual({ ...before.kept, ...expected })
    expect(counted, name).toEqual(kept)
  }
})

const second = { 2566: 1 }
const both = { 2565: 1, ...second }

function rename(db: Db, id: string) {
  return db.updateTable('projectEvents').set({ searchText: 'x' }).where('id', '=', id).execute()
}

function remove(db: Db, id: string) {
  return db.deleteFrom('projectEvents').where('id', '=', id).execute()
}

/** The documents per week, as stored and as counted. */
async function weeks(): Promise<Record<'kept' | 'counted', Record<string, number>>> {
  const { rows } = await app.runtime.scope.asVisitor((db) =>
    sql<Record<'kept' | 'counted', Record<string, number>>>`
      select (select json_object_agg(week, n order by week) from search_weeks where n <> 0) as kept,
        (select json_object_agg(week, n order by week) from (
          select floor(extract(epoch from created_at) / 604800)::int as week, count(*) as n
          from search_documents group by 1
        ) as weeks) as counted`.execute(db),
  )
  return rows[0]!
}
