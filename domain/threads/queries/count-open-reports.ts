import { z } from 'zod'
import { query } from '#platform/operation.ts'

/** Counts reported threads that staff has not decided. */
export const countOpenReports = query({
  name: 'threads.count-open-reports',
  for: 'staff',
  input: z.object({}),
  async run({ db }): Promise<number> {
    const { count } = await db
      .selectFrom('threadReports')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('decidedAt', 'is', null)
      .executeTakeFirstOrThrow()
    return count
  },
})
