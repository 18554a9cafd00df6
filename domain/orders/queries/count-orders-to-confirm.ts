import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { orderWaitsForStaff } from '../waits-for-staff.ts'

/** Counts the orders that wait for staff: see `orderWaitsForStaff`. */
export const countOrdersToConfirm = query({
  name: 'orders.count-orders-to-confirm',
  for: 'staff',
  input: z.object({}),
  async run({ db }): Promise<number> {
    const { count } = await db
      .selectFrom('orders')
      .where(orderWaitsForStaff())
      .select((make) => make.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  },
})
