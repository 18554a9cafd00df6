import { z } from 'zod'
import { query } from '#platform/operation.ts'

/** How many proposals for projects and events wait for staff. */
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
