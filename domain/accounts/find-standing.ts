import { z } from 'zod'
import { query } from '#platform/operation.ts'
import type { Standing } from './account.ts'

/** What the caller is to the product. Asked on every signed-in request, so that a lost role is lost at once; fails closed. */
export const findStanding = query({
  name: 'accounts.find-standing',
  for: 'member',
  input: z.object({}),
  async run({ db, actor }): Promise<Standing> {
    const rows = await db
      .selectFrom('roles')
      .select('role')
      .where('user_id', '=', actor.kind === 'member' ? actor.userId : '')
      .execute()
    const isSuperuser = rows.some(({ role }) => role === 'superuser')
    return { isSuperuser, isAdmin: isSuperuser || rows.some(({ role }) => role === 'admin') }
  },
})
