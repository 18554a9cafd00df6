import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { seedAddresses } from '#test/access/seed-addresses.ts'
import { startTestApp, memberOf } from '#test/app/create-test-app.ts'
import { findSubjects } from './find-subjects.ts'

const app = startTestApp()
beforeAll(() => seedAddresses(app))

const asStaff = <Result>(work: Parameters<typeof app.runtime.scope.asStaff<Result>>[1]) =>
  app.runtime.scope.asStaff(memberOf('admin'), work)

async function find(subject: string, id: string) {
  return asStaff(async (db) => (await findSubjects(db, [{ subject, subjectId: id }]))(subject, id))
}

/** A row of a table with what is expected of it. */
async function anyOf(table: string, title: string, page: string) {
  const { rows } = await asStaff((db) =>
    sql<{ id: string; title: string; page: string }>`
      select t.id, ${sql.raw(title)} as title, ${sql.raw(page)} as page from ${sql.table(table)} t
      order by t.created_at limit 1`.execute(db),
  )
  return rows[0]!
}

const itsOrder = `'F4I-' || (select number from orders o where o.id = t.order_id)`
const itsItem = '(select title from project_events i where i.id = t.project_event_id)'

test.each([
  ['ambassador_profiles', 'display_name', 'ambassador_profiles', 'id'],
  ['ambassador_resources', 'title', 'ambassador_resources', 'id'],
  ['inbox_messages', 'subject', 'inbox_messages', 'id'],
  ['news', 'title', 'news', 'partner_id'],
  ['partners', 'name', 'partners', 'id'],
  ['products', 'name', 'products', 'partner_id'],
  ['profiles', 'full_name', 'profiles', 'id'],
  ['project_event_revisions', `content ->> 'title'`, 'project_event_revisions', 'id'],
  ['project_events', 'title', 'project_events', 'partner_id'],
  ['partner_orders', itsOrder, 'orders', itsOrder],
  ['supports', itsItem, 'supports', 'id'],
])('%s has its title and page', async (subject, title, of, id) => {
  const row = await anyOf(subject, title, id)
  expect(row.title).toMatch(/./)
  expect(await find(subject, row.id)).toEqual({
    title: row.title,
    page: { of, id: row.page },
  })
})

test('a payment has the order or gift that it is for', async () => {
  const { rows } = await asStaff((db) =>
    sql<{ id: string; number: string | null; gift: string | null }>`
      select p.id, o.number, p.support_id as gift from payments p left join orders o on o.id = p.order_id
      where o.id is not null or p.support_id is not null`.execute(db),
  )
  const order = rows.find(({ number }) => number !== null)!
  const name = `F4I-${order.number}`
  expect(await find('payments', order.id)).toEqual({
    title: name,
    page: { of: 'orders', id: name },
  })
  const gift = rows.find((row) => row.gift !== null)!
  expect(await find('payments', gift.id)).toEqual({
    title: expect.stringMatching(/./),
    page: { of: 'supports', id: gift.gift },
  })
})

test.each(['roles', 'identity_documents'])('%s has the name of its user', async (subject) => {
  const { id, fullName } = DEMO_USERS.supporter
  expect(await find(subject, id)).toEqual({ title: fullName, page: { of: 'profiles', id } })
})

test.each([
  'faq_entries',
  'files',
  'partner_applications',
  'refunds',
  'saved_filters',
  'tour_packages',
  'odd_rows',
  'constructor',
])('%s that are gone or have no page are not found', async (subject) => {
  expect(await find(subject, newId())).toBeNull()
})
