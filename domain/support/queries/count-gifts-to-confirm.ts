import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { giftWaitsForStaff } from '../waits-for-staff.ts'

/** How many gifts wait for staff to say that their money has come: it is paid to them, or its organization is suspended. */
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
