import { z } from 'zod'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'

export type OwnProfile = {
  fullName: string
  email: string
  mobilePhone: string | null
  joinedAt: Date
}

/** The caller's own profile. @throws AppError not_found when the account is gone. */
export const getOwnProfile = query({
  name: 'accounts.get-own-profile',
  for: 'member',
  input: z.object({}),
  async run({ db, actor }): Promise<OwnProfile> {
    const row = await db
      .selectFrom('profiles')
      .select(['full_name', 'email', 'mobile_phone', 'created_at'])
      .where('id', '=', actor.kind === 'member' ? actor.userId : '')
      .executeTakeFirst()
    if (!row) throw new AppError('not_found', 'This profile does not exist.')
    return {
      fullName: row.full_name,
      email: row.email,
      mobilePhone: row.mobile_phone,
      joinedAt: row.created_at,
    }
  },
})
