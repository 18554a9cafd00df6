import { z } from 'zod'
import { query } from '#platform/operation.ts'

/** Counts messages that no staff member has started. */
export const countNewMessages = query({
  name: 'inbox.count-new-messages',
  for: 'staff',
  input: z.object({}),
  async run({ db }): Promise<number> {
    const { count } = await db
      .selectFrom('inboxMessages')
      .select((make) => make.fn.countAll<number>().as('count'))
      .where('status', '=', 'new')
      .executeTakeFirstOrThrow()
    return count
  },
})
