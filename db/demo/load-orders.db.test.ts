import { expect, test } from 'vitest'
import type { Db } from '#platform/database/scope.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { startTestApp, system } from '#test/app/create-test-app.ts'
import { liftRowSecurity } from '#test/app/seed-person.ts'
import { DEMO_USERS } from './demo-users.ts'
import { AMBASSADORS } from './content/ambassadors.ts'
import { GIFTS } from './content/gifts.ts'
import { ORDERS } from './content/orders.ts'
import { loadDemo } from './load-demo.ts'

const app = startTestApp()

function asSystem<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  return app.database.scope.as(system, work)
}

test('orders exist in every status, with one organization and with two, and the ledger agrees', async () => {
  await expectBooksAgree(app)
  const { parts, orders, waiting, text } = await asSystem(async (db) => ({
    parts: await db.selectFrom('partnerOrders').select(['orderId', 'status']).execute(),
    orders: await db.selectFrom('orders').select(['id', 'number', 'userId']).execute(),
    waiting: await db
      .selectFrom('payments')
      .select('dueAt')
      .where('kind', '=', 'order')
      .where('status', '=', 'pending')
      .execute(),
    text: await db
      .selectFrom('siteTexts')
      .select('body')
      .where('slug', '=', 'payment-instructions')
      .executeTakeFirstOrThrow(),
  }))
  expect(new Set(parts.map(({ status }) => status)).size).toBe(6)
  expect(orders).toHaveLength(ORDERS.length)
  expect(parts.length).toBeGreaterThan(orders.length)
  const numbers = orders.map(({ number }) => Number(number)).toSorted((a, b) => a - b)
  expect(numbers).toEqual(ORDERS.map((_, at) => 1001 + at))
  expect(new Set(orders.map(({ userId: id }) => id))).toEqual(
    new Set([DEMO_USERS.supporter.id, null]),
  )
  expect(waiting.length).toBeGreaterThan(0)
  for (const { dueAt: due } of waiting) expect(due?.getTime()).toBeGreaterThan(Date.now())
  expect(text.body).toContain('Demo Bank, branch 000, account 000-000000')
})

test('received gifts count: one goal is reached, others are not, and most items have none', async () => {
  const { items, gifts } = await asSystem(async (db) => ({
    items: await db
      .selectFrom('projectEvents')
      .select(['raisedCents', 'giftCount', 'donationGoalCents as goal'])
      .where('isPublic', '=', true)
      .where('donationGoalCents', 'is not', null)
      .execute(),
    gifts: await db
      .selectFrom('supports')
      .innerJoin('payments', 'payments.supportId', 'supports.id')
      .select(['supports.status', 'payments.status as paid', 'isNameShown'])
      .where('supports.kind', '=', 'donate')
      .execute(),
  }))
  const parts = items.map(({ raisedCents: raised, goal }) => Number(raised) / Number(goal))
  expect(parts.filter((part) => part >= 1)).toHaveLength(1)
  expect(parts.filter((part) => part > 0.5 && part < 1).length).toBeGreaterThan(4)
  expect(parts.filter((part) => part === 0).length).toBeGreaterThan(20)
  const brought = AMBASSADORS.flatMap(({ credits }) => credits)
  expect(gifts.length).toBe(
    GIFTS.length + 3 + brought.filter(({ kind }) => kind === 'donate').length,
  )
  expect(new Set(gifts.map(({ status, paid }) => `${status} ${paid}`))).toEqual(
    new Set([
      'pending pending',
      'confirmed paid',
      'completed paid',
      'declined ended',
      'cancelled ended',
      'refunded refunded',
    ]),
  )
  expect(new Set(gifts.map((gift) => gift.isNameShown)).size).toBe(2)
})

test('an older database without payments gets orders and gifts, and keeps its figures', async () => {
  const count = (name: 'orders' | 'supports') =>
    asSystem((db) =>
      db.selectFrom(name).select(db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow(),
    )
  const totals = () =>
    app.database.scope.asVisitor((db) =>
      db
        .selectFrom('siteFigures')
        .select(({ eb, ref }) => ['name', eb(ref('base'), '+', ref('counted')).as('total')])
        .orderBy('name')
        .execute(),
    )
  const before = { totals: await totals(), supports: await count('supports') }
  await liftRowSecurity(app)
  const books = [
    'disputes',
    'refund_lines',
    'payment_entry_shares',
    'payment_entries',
    'refunds',
    'payments',
  ]
  for (const table of books) await app.asOwner(`alter table ${table} disable trigger user`)
  for (const table of ['ambassador_profiles', ...books, 'orders'])
    await app.asOwner(`delete from ${table}`)
  for (const table of books) await app.asOwner(`alter table ${table} enable trigger user`)
  await app.asOwner(`delete from supports where user_id is null`)
  await app.asOwner(`update project_events set raised_cents = 0, gift_count = 0`)
  // The deleted records no longer count; the totals stay, as in such a database.
  await app.asOwner(
    `update site_figures f set base = t.total - counted from jsonb_to_recordset($1) as t (name text, total bigint)
     where t.name = f.name`,
    [JSON.stringify(before.totals)],
  )
  await loadDemo(app.database, { put: async () => {} })
  expect(await totals()).toEqual(before.totals)
  expect(await count('supports')).toEqual(before.supports)
  expect(await count('orders')).toMatchObject({ n: ORDERS.length })
  await expectBooksAgree(app)
})
