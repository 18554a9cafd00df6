import { z } from 'zod'
import { query } from '#platform/operation.ts'

/** Counts the proposals for projects and events that wait for staff. */
export const countPending = query({
  name: 'project-events.count-pending',
  for: 'staff',
  input: z.object({}),
  async run({ db }): Promise<number> {
    const { count } = await db
      .selectFrom('projectEventRevisions')
      .select((make) => make.fn.countAll<number>().as('count'))
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow()
    return count
  },
})
