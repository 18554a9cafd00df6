import { z } from 'zod'
import { query } from '#platform/operation.ts'

/** Counts what organizations and staff should have answered by now. */
export const countOverdue = query({
  name: 'waiting.count-overdue',
  for: 'staff',
  input: z.object({}),
  async run({ db, now }): Promise<number> {
    const { count } = await db
      .selectFrom('obligations')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('dueAt', '<=', now)
      .executeTakeFirstOrThrow()
    return count
  },
})
