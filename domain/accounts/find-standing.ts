import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'
import type { Standing } from './account.ts'

/**
 * What the caller is to the product. Asked on every signed-in request, in one statement, so that a lost role or a
 * suspended organization is lost at once; fails closed.
 */
export const findStanding = query({
  name: 'accounts.find-standing',
  for: 'member',
  input: z.object({}),
  async run({ db }): Promise<Standing> {
    const { rows } = await sql<{ roles: string[]; is_partner: boolean }>`
      select array(select role from roles where user_id = app.uid()) as roles,
        app.own_approved_partner() is not null as is_partner`.execute(db)
    const { roles = [], is_partner: isPartner = false } = rows[0] ?? {}
    const isSuperuser = roles.includes('superuser')
    return { isSuperuser, isAdmin: isSuperuser || roles.includes('admin'), isPartner }
  },
})
