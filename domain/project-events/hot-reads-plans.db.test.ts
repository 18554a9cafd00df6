import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#platform/database/scope.ts'
import { newId } from '#platform/database/new-id.ts'
import { createAppWithManyItems, explain } from '#test/app/many-items.ts'
import { addPartner } from '#test/app/public-rows.ts'
import { NO_FILTERS } from './listing.ts'
import { memberOf, type TestApp } from '#test/app/create-test-app.ts'
import { selectActivity } from '../activity/select-activity.ts'
import { selectProductCards } from '../store/present-product-card.ts'
import { matchItems } from './match-documents.ts'

type Question = (db: Db) => Parameters<typeof explain>[1]

/** The page queries whose cost grows with the data, each with the index it needs. */
const PUBLIC: [name: string, index: string, question: Question][] = [
  [
    'the list of past items',
    'search_documents_past',
    () =>
      matchItems(
        { filters: { ...NO_FILTERS, type: 'event', time: 'past' }, now: new Date() },
        25,
        'nearest',
      ),
  ],
  [
    'the newest projects, for the home page',
    // Both have the right order; the planner's choice depends on its sample.
    'project_events_(newest|type)',
    (db) =>
      db
        .selectFrom('projectEvents')
        .select(['id', 'partnerId'])
        .where('isPublic', '=', true)
        .where('type', '=', 'project')
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(3_000),
  ],
  [
    'the newest products',
    'products_newest',
    (db) =>
      selectProductCards(db)
        .orderBy('products.createdAt', 'desc')
        .orderBy('products.id', 'desc')
        .limit(9),
  ],
]
const STAFFS: typeof PUBLIC = [
  [
    'everybody’s activity',
    'user_activity_newest',
    (db) => selectActivity(db, { people: null, type: null }, null, 51),
  ],
  [
    'somebody’s activity',
    'user_activity_person',
    (db) => selectActivity(db, { people: [newId()], type: null }, null, 51),
  ],
  [
    'activity of one type',
    'user_activity_type',
    (db) => selectActivity(db, { people: null, type: 'link_click' }, null, 51),
  ],
]
const BIG = 'project_events|search_documents|products|user_activity'
const wholeTable = new RegExp(`Seq Scan on (${BIG})\\b`)

/** Query plans need a real server. */
describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('among 20,000', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await createAppWithManyItems()
    const partner = await addPartner(app)
    const bigTables = ['products', 'user_activity']
    for (const table of bigTables) {
      await app.asOwner(`alter table ${table} no force row level security`)
      await app.asOwner(`alter table ${table} disable trigger user`)
    }
    await app.asOwner(
      `insert into products (id, partner_id, name, price_cents, is_public, created_at)
       select gen_random_uuid(), $1, 'Product ' || n, 100, true, now() - n * interval '1 minute'
       from generate_series(1, 20000) n`,
      [partner],
    )
    await app.asOwner(
      `insert into user_activity (id, activity_type, details, created_at)
       select gen_random_uuid(), case when n % 100 = 0 then 'link_click' else 'page_view' end, '{}',
         now() - n * interval '1 minute' from generate_series(1, 20000) n`,
    )
    for (const table of bigTables) {
      await app.asOwner(`alter table ${table} enable trigger user`)
      await app.asOwner(`alter table ${table} force row level security`)
      await app.asOwner(`analyze ${table}`)
    }
  })
  afterAll(() => app.close())

  test.each(PUBLIC)('%s: by %s', async (_name, index, question) => {
    const plan = await app.runtime.scope.asVisitor((db) => explain(db, question(db)))
    expect(plan).toMatch(new RegExp(index))
    expect(plan).not.toMatch(wholeTable)
  })

  test.each(STAFFS)('for staff, %s: by %s', async (_name, index, question) => {
    const plan = await app.runtime.scope.asStaff(memberOf('admin'), (db) =>
      explain(db, question(db)),
    )
    expect(plan).toMatch(new RegExp(index))
    expect(plan).not.toMatch(wholeTable)
  })

  test('without its index, a query scans the whole table', async () => {
    const [, , question] = STAFFS[0]!
    await app.asOwner('drop index user_activity_newest')
    const plan = await app.runtime.scope.asStaff(memberOf('admin'), (db) =>
      explain(db, question(db)),
    )
    expect(plan).toMatch(wholeTable)
  })
})
