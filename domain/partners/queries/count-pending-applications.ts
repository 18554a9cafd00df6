import { z } from 'zod'
import { query } from '#platform/operation.ts'

/** Counts the applications that wait for staff. */
export const countPendingApplications = query({
  name: 'partners.count-pending-applications',
  for: 'staff',
  input: z.object({}),
  async run({ db }): Promise<number> {
    const { count } = await db
      .selectFrom('partnerApplications')
      .select((make) => make.fn.countAll<number>().as('count'))
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow()
    return count
  },
})
