import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'
import type { Standing } from '#domain/partners/duty.ts'
import type { AccountStatus } from '../account.ts'

/**
 * Includes the profile's name and picture, the number of cart items and of unread notices (at most 100); the name is null while the account is being
 * deleted, the language before they have been here in one.
 */
type Recognized = AccountStatus & {
  fullName: string | null
  avatarFileId: string | null
  cartCount: number
  unreadCount: number
  language: string | null
}

/**
 * The caller's account status, name and picture. Runs on every signed-in request, in one statement, so that a revoked
 * role or a suspended organization takes effect at once; a suspended user has none. Fails closed.
 */
export const findAccountStatus = query({
  name: 'accounts.find-standing',
  for: 'member',
  input: z.object({}),
  async run({ db }): Promise<Recognized> {
    const { rows } = await sql<Row>`
      select array(select role from roles where user_id = app.uid() and own.suspended_at is null) as roles,
        app.own_partner('{approved}') is not null as is_partner, app.own_duties() as duties,
        app.own_ambassador() is not null as is_ambassador,
        own.full_name, own.avatar_file_id, own.language,
        (select coalesce(sum(quantity), 0)::integer from cart_lines where user_id = app.uid()) as cart_count,
        (select count(*)::integer from (select from notices where user_id = app.uid() and read_at is null limit 100) n) as unread_count
      from (select) as one left join profiles as own on own.id = app.uid()`.execute(db)
    const [row] = rows
    const roles = row?.roles ?? []
    const isSuperuser = roles.includes('superuser')
    return {
      isSuperuser,
      isAdmin: isSuperuser || roles.includes('admin'),
      isPartner: row?.isPartner ?? false,
      duties: row?.isPartner ? row.duties : [],
      isAmbassador: row?.isAmbassador ?? false,
      fullName: row?.fullName ?? null,
      avatarFileId: row?.avatarFileId ?? null,
      cartCount: row?.cartCount ?? 0,
      unreadCount: row?.unreadCount ?? 0,
      language: row?.language ?? null,
    }
  },
})

type Row = {
  roles: string[]
  isPartner: boolean
  duties: Standing[]
  isAmbassador: boolean
  fullName: string | null
  avatarFileId: string | null
  cartCount: number
  unreadCount: number
  language: string | null
}
