import { z } from 'zod'
import { query } from '#platform/operation.ts'

/** Counts the identity documents that are waiting for staff. */
export const countIdentityDocuments = query({
  name: 'accounts.count-identity-papers',
  for: 'staff',
  input: z.object({}),
  async run({ db }): Promise<number> {
    const { count } = await db
      .selectFrom('identityDocuments')
      .select((make) => make.fn.countAll<number>().as('count'))
      .where('status', '=', 'submitted')
      .executeTakeFirstOrThrow()
    return count
  },
})
