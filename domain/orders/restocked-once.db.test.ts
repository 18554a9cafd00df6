import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp, memberOf } from '#test/app/create-test-app.ts'
import { orderUpTo, stockDesks } from '#test/app/desks.ts'
import { stockOf } from '#test/app/ordering.ts'
import { seedPosters } from '#test/app/posting.ts'

const app = startTestApp()
beforeAll(() => seedPosters(app))

const refused = { code: '23514', constraint: 'partner_orders_restock' }

test('an organization cannot restock what it keeps selling, or take back what has been restocked', async () => {
  const { bowl: variantId } = await stockDesks(app)
  const { partId } = await orderUpTo(app, 'shipped', [{ variantId, quantity: 2 }])
  const set = (column: string, value: string | boolean) =>
    app.runtime.scope.as(memberOf('partner'), (db) =>
      sql`update partner_orders set ${sql.ref(column)} = ${value} where id = ${partId}`.execute(db),
    )
  await expect(set('is_restocked', true)).rejects.toMatchObject(refused)
  expect(await stockOf(app, variantId)).toBe(3)
  await set('status', 'refunded')
  await set('is_restocked', true)
  expect(await stockOf(app, variantId)).toBe(5)
  await expect(set('is_restocked', false)).rejects.toMatchObject(refused)
  expect(await stockOf(app, variantId)).toBe(5)
})
