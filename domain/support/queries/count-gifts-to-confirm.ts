import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { giftWaitsForStaff } from '../waits-for-staff.ts'

/** Counts the unpaid gifts that only staff can confirm: paid to the team, or to an organization that is not approved now. */
export const countGiftsToConfirm = query({
  name: 'gifts.count-gifts-to-confirm',
  for: 'staff',
  input: z.object({}),
  async run({ db }): Promise<number> {
    const { count } = await db
      .selectFrom('supports')
      .where(giftWaitsForStaff())
      .select((make) => make.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  },
})
