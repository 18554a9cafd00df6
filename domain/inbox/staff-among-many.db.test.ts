import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { COUNTED_MOST, formatCounted } from '#platform/text/counted.ts'
import { startTestApp, memberOf } from '#test/app/create-test-app.ts'
import { addManyRows, indexedAfterwards } from '#test/app/many-rows.ts'
import { liftRowSecurity } from '#test/app/seed-person.ts'
import { addSupportable } from '#test/app/supporting.ts'
import { listOrders } from '../orders/queries/list-orders.ts'
import { listGifts } from '../support/queries/list-gifts.ts'
import { INBOX_PER_PAGE } from './inbox-message.ts'
import { listMessages } from './queries/list-messages.ts'

const ROWS = 2 * COUNTED_MOST + 100
/** From the oldest to the newest; a third are by Miriam, the oldest is by Rarissima, and only the first hundred wait. */
const NAME = `case when n = 1 then 'Rarissima' when n % 3 = 0 then 'Miriam' else 'David' end || ' ' || n`
const WAITS = 'n <= 100'
const WHEN = `timestamptz '2030-01-01' + n * interval '1 minute'`
const MIRIAMS = Math.floor(ROWS / 3)

const app = startTestApp()
const admin = () => app.caller('admin')

beforeAll(async () => {
  const itemId = await addSupportable(app, { title: 'Zebra crossing' })
  await liftRowSecurity(app)
  const insert = (table: string, rows: string, values: unknown[] = []) =>
    indexedAfterwards(app, table, () => addManyRows(app, table, rows, values))
  const each = `from generate_series(1, ${ROWS}) n`
  await insert(
    'inbox_messages',
    `insert into inbox_messages (id, kind, status, name, email, subject, search_text, assigned_to, created_at)
     select gen_random_uuid(), 'contact', case when ${WAITS} then 'new' else 'closed' end, ${NAME}, 'many' || n || '@example.org',
       'Question', lower(${NAME}) || ' many' || n || '@example.org question', case when n % 2 = 0 then $1::uuid end, ${WHEN} ${each}`,
    [DEMO_USERS.admin.id],
  )
  await insert(
    'orders',
    `insert into orders (id, name, email, street, city, country, created_at)
     select gen_random_uuid(), ${NAME}, 'many' || n || '@example.org', '1 Street', 'City', 'US', ${WHEN} ${each}`,
  )
  await insert(
    'partner_orders',
    `insert into partner_orders (id, order_id, status, total_cents, created_at)
     select gen_random_uuid(), id, case when n <= 100 then 'refunded' else 'delivered' end, 2500, created_at
     from (select *, row_number() over (order by created_at) as n from orders where email like 'many%') as orders`,
  )
  await insert(
    'supports',
    `insert into supports (id, project_event_id, kind, status, name, email, amount_cents, created_at)
     select gen_random_uuid(), $1, 'donate', case when ${WAITS} then 'pending' else 'confirmed' end, ${NAME},
       'many' || n || '@example.org', 3600, ${WHEN} ${each}`,
    [itemId],
  )
  await insert(
    'payments',
    `insert into payments (id, kind, support_id, provider, status, amount_cents, received_cents, created_at)
     select gen_random_uuid(), 'gift', id, 'offline', case when status = 'pending' then 'pending' else 'paid' end, amount_cents,
       case when status = 'pending' then 0 else amount_cents end, created_at from supports where email like 'many%'`,
  )
})

test('counts say when they stopped', () => {
  expect([12, COUNTED_MOST, COUNTED_MOST + 1].map((count) => formatCounted(count))).toEqual([
    '12',
    '1,000',
    '1,000+',
  ])
  expect([0, 12].map((count) => formatCounted(count, true))).toEqual(['', '12+'])
})

describe('messages', () => {
  test('are counted up to a limit, and every page can be reached', async () => {
    const { items, counts, total, isOpen } = await listMessages(admin(), {})
    expect(items[0]).toMatchObject({ email: `many${ROWS}@example.org` })
    expect([formatCounted(total), isOpen]).toEqual(['1,000+', false])
    expect(counts.statuses).toMatchObject({ new: expect.any(Number), closed: COUNTED_MOST + 1 })
    expect(counts.statuses.new).toBeGreaterThanOrEqual(100)
    expect(counts.holders.mine).toBeGreaterThanOrEqual(ROWS / 2)
    expect(counts.holders.nobody).toBeGreaterThanOrEqual(ROWS / 2)
    const far = Math.ceil(ROWS / INBOX_PER_PAGE)
    const page = await listMessages(admin(), { page: far })
    expect(page.page).toBe(far)
    expect(page.items.length).toBeGreaterThan(0)
    const last = await listMessages(admin(), { page: 9_999 })
    expect([last.page, last.pageCount]).toEqual([last.pageCount, last.pageCount])
    expect(last.total).toBeGreaterThanOrEqual(ROWS)
    expect(last.items.length).toBeGreaterThan(0)
  })

  test('a common word is counted among the newest, on later pages among all', async () => {
    const first = await listMessages(admin(), { q: 'MIRIAM' })
    expect(first.isOpen).toBe(true)
    expect(first.total).toBeGreaterThan(INBOX_PER_PAGE)
    expect(first.items).toHaveLength(INBOX_PER_PAGE)
    const page = Math.ceil(MIRIAMS / INBOX_PER_PAGE)
    const far = await listMessages(admin(), { q: 'miriam', page })
    expect(far).toMatchObject({ total: MIRIAMS, isOpen: false, page, pageCount: page })
    const numbers = new Set<string>()
    for (let at = 1; at <= page; at += 1) {
      // oxlint-disable-next-line no-await-in-loop
      for (const { id } of (await listMessages(admin(), { q: 'miriam', page: at })).items)
        numbers.add(id)
    }
    expect(numbers.size, 'no gaps and no duplicates').toBe(MIRIAMS)
  })

  test('what only old messages have is found, and counted exactly', async () => {
    const found = async (asked: Parameters<typeof listMessages>[1]) => {
      const { items, total, isOpen } = await listMessages(admin(), asked)
      return [items.length, total, isOpen]
    }
    expect(await found({ q: 'rarissima' })).toEqual([1, 1, false])
    expect(await found({ q: 'question 1 rarissima many1@example.org' })).toEqual([1, 1, false])
    expect(await found({ q: 'miriam', status: 'new' })).toEqual([INBOX_PER_PAGE, 33, false])
    expect(await found({ q: 'nusquam' })).toEqual([0, 0, false])
    expect(await found({ q: 'ri' })).toEqual([INBOX_PER_PAGE, expect.any(Number), true])
  })
})

describe('orders', () => {
  test('are counted up to a limit, and found by name, address and status', async () => {
    const all = await listOrders(admin(), {})
    expect(all.counts).toMatchObject({ all: COUNTED_MOST + 1, delivered: COUNTED_MOST + 1 })
    expect(all.counts.refunded).toBeGreaterThanOrEqual(100)
    const found = async (asked: Parameters<typeof listOrders>[1]) => {
      const { items, counts, isOpen } = await listOrders(admin(), asked)
      return { emails: items.map(({ email }) => email), counts, isOpen }
    }
    expect(await found({ q: 'Miriam' })).toMatchObject({ isOpen: true })
    expect(await found({ q: 'rarissima' })).toMatchObject({
      emails: ['many1@example.org'],
      counts: { all: 1, refunded: 1, delivered: 0 },
      isOpen: false,
    })
    expect((await found({ q: 'MANY77@example.org' })).emails).toEqual(['many77@example.org'])
    expect((await found({ q: 'many_7@example.org' })).emails).toEqual([])
    const refunded = await found({ q: 'miriam', status: 'refunded' })
    expect([refunded.emails[0], refunded.counts.refunded]).toEqual(['many99@example.org', 33])
  })

  test('a search can be followed to its end', async () => {
    const seen: string[] = []
    let after: string | null = null
    do {
      // oxlint-disable-next-line no-await-in-loop
      const page: Awaited<ReturnType<typeof listOrders>> = await listOrders(admin(), {
        q: 'miriam',
        after,
      })
      seen.push(...page.items.map(({ id }) => id))
      after = page.older
    } while (after)
    expect([seen.length, new Set(seen).size]).toEqual([MIRIAMS, MIRIAMS])
  })
})

describe('gifts', () => {
  test('are counted up to a limit, without totals until they are asked for', async () => {
    const { sums, total } = await listGifts(admin(), {})
    expect(total).toBe(COUNTED_MOST + 1)
    expect(sums.received).toEqual({ count: COUNTED_MOST + 1, cents: null })
    expect(sums.waiting.count).toBeGreaterThanOrEqual(100)
    const added = await listGifts(admin(), { isAdded: true, q: 'zebra' })
    expect(added.sums.received).toEqual({ count: ROWS - 100, cents: (ROWS - 100) * 3600 })
    expect(added.sums.waiting).toEqual({ count: 100, cents: 100 * 3600 })
  })

  test('are found by title, address and reference', async () => {
    const found = async (asked: Parameters<typeof listGifts>[1]) => {
      const { gifts, total, isOpen } = await listGifts(admin(), asked)
      return [gifts.length, total, isOpen]
    }
    expect(await found({ q: 'zebra' })).toEqual([25, COUNTED_MOST, true])
    expect(await found({ q: 'zebra', page: 41 }), 'by the index').toEqual([25, 1_026, true])
    expect(await found({ q: 'zebra', page: 84 })).toEqual([25, ROWS, false])
    expect(await found({ q: 'zebra', page: 85 })).toEqual([0, ROWS, false])
    expect(await found({ q: 'zebra', part: 'waiting', page: 4 })).toEqual([25, 100, false])
    expect(await found({ q: 'MANY1@example.org' })).toEqual([1, 1, false])
    const [oldest] = (await listGifts(admin(), { q: 'many1@example.org' })).gifts
    expect(await found({ q: oldest!.reference })).toEqual([1, 1, false])
    expect(await found({ q: oldest!.id })).toEqual([1, 1, false])
    expect(await found({ q: 'nusquam' })).toEqual([0, 0, false])
  })
})

test.each([
  `find_orders('%a%', '%a%')`,
  `find_gifts('%a%', '%a%', '%a%', null, null)`,
  `find_messages(array['%a%'], '%a%')`,
])('the index is not asked for anybody but staff: %s', async (call) => {
  for (const who of ['supporter', 'partner', 'ambassador'] as const) {
    // oxlint-disable-next-line no-await-in-loop
    await expect(
      app.runtime.scope.as(memberOf(who), (db) => sql`select app.${sql.raw(call)}`.execute(db)),
    ).toBeRefused('forbidden')
  }
})
