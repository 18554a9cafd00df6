import { z } from 'zod'
import { query } from '#platform/operation.ts'

/** Counts accounts, now and at an earlier time. */
export const countPeople = query({
  name: 'accounts.count-people',
  for: 'staff',
  input: z.object({ before: z.date() }),
  async run({ db, input: { before } }): Promise<{ now: number; earlier: number }> {
    const { now, later } = await db
      .selectFrom('profiles')
      .select((make) => make.fn.countAll<number>().as('now'))
      .select((make) =>
        make.fn.countAll<number>().filterWhere('createdAt', '>=', before).as('later'),
      )
      .executeTakeFirstOrThrow()
    return { now, earlier: now - later }
  },
})
