import { m } from '#messages'
import { z } from 'zod'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { showPhone } from '#platform/text/phone.ts'
import { userProfileVersion } from '../profile-version.ts'

export type OwnProfile = {
  fullName: string
  email: string
  mobilePhone: string | null
  address: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  country: string | null
  avatarFileId: string | null
  joinedAt: Date
  /** Of the form's fields. */
  version: string
}

/** The caller's own profile. @throws AppError not_found when the account is gone. */
export const getOwnProfile = query({
  name: 'accounts.get-own-profile',
  for: 'member',
  input: z.object({}),
  async run({ db, actor }): Promise<OwnProfile> {
    const row = await db
      .selectFrom('profiles')
      .select(['fullName', 'email', 'mobilePhone', 'address', 'city', 'state', 'postalCode'])
      .select(['country', 'avatarFileId', 'createdAt'])
      .where('id', '=', actor.kind === 'member' ? actor.userId : '')
      .executeTakeFirst()
    if (!row) throw new AppError('not_found', m.errors_no_such_profile())
    return {
      fullName: row.fullName,
      email: row.email,
      mobilePhone: row.mobilePhone && showPhone(row.mobilePhone),
      address: row.address,
      city: row.city,
      state: row.state,
      postalCode: row.postalCode,
      country: row.country,
      avatarFileId: row.avatarFileId,
      joinedAt: row.createdAt,
      version: userProfileVersion(row),
    }
  },
})
