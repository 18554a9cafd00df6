import { z } from 'zod'
import { query } from '#platform/operation.ts'

/** Whether this installation has a superuser yet. */
export const hasSuperuser = query({
  name: 'accounts.has-superuser',
  for: 'system',
  input: z.object({}),
  async run({ db }): Promise<boolean> {
    const row = await db
      .selectFrom('roles')
      .select('userId')
      .where('role', '=', 'superuser')
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  },
})
