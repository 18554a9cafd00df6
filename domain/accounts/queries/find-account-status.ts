import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'
import type { AccountStatus } from '../account.ts'

/** With the name and picture of the profile and the pieces in the cart; the name is null where the account is just going. */
type Recognized = AccountStatus & {
  fullName: string | null
  avatarFileId: string | null
  cartCount: number
}

/**
 * What the caller is to the product, and how they show themselves in it. Asked on every signed-in request, in one statement, so that a lost role or a
 * suspended organization is lost at once; whoever is suspended themselves has none. Fails closed.
 */
export const findAccountStatus = query({
  name: 'accounts.find-standing',
  for: 'member',
  input: z.object({}),
  async run({ db }): Promise<Recognized> {
    const { rows } = await sql<Row>`
      select array(select role from roles where user_id = app.uid() and own.suspended_at is null) as roles,
        app.own_partner('{approved}') is not null as is_partner, app.own_ambassador() is not null as is_ambassador,
        own.full_name, own.avatar_file_id,
        (select coalesce(sum(quantity), 0)::integer from cart_lines where user_id = app.uid()) as cart_count
      from (select) as one left join profiles as own on own.id = app.uid()`.execute(db)
    const [row] = rows
    const roles = row?.roles ?? []
    const isSuperuser = roles.includes('superuser')
    return {
      isSuperuser,
      isAdmin: isSuperuser || roles.includes('admin'),
      isPartner: row?.isPartner ?? false,
      isAmbassador: row?.isAmbassador ?? false,
      fullName: row?.fullName ?? null,
      avatarFileId: row?.avatarFileId ?? null,
      cartCount: row?.cartCount ?? 0,
    }
  },
})

type Row = {
  roles: string[]
  isPartner: boolean
  isAmbassador: boolean
  fullName: string | null
  avatarFileId: string | null
  cartCount: number
}
