import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { lockOwnProfile } from '../lock-own-profile.ts'
import { seenProfileVersion } from '../profile-versions.ts'
import { parsePartnerProfile } from '../read-profile.ts'
import { PARTNER_PROFILE_FIELDS } from '../profile-fields.ts'
import { searchName } from '../search-name.ts'

/**
 * Saves the registered data and the texts of the caller's organization; public at once if it is. Replaces or
 * removes the logo. Returns the replaced file, for the caller to delete.
 *
 * @throws AppError bad_input by field; not_found without an organization; conflict if its profile cannot be changed
 * now, or has changed since `version`; forbidden for another user's file.
 */
export const updateOrganization = command({
  name: 'partners.update-organization',
  for: 'member',
  input: z.object({
    values: z.partialRecord(z.enum(PARTNER_PROFILE_FIELDS), z.string()),
    logoFileId: z.uuid().nullable().default(null),
    removeLogo: z.boolean().default(false),
    version: seenProfileVersion,
  }),
  async run({ db, input, now }): Promise<{ replaced: string | null }> {
    const { id } = await lockOwnProfile(db, { part: 'basic', seen: input.version })
    const { profile, problems } = parsePartnerProfile(input.values, now.getUTCFullYear())
    if (!profile) {
      throw new AppError('bad_input', m.registration_check_fields(), { fields: problems })
    }
    const { logoFileId: before } = await db
      .selectFrom('partners')
      .select('logoFileId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const logo = input.logoFileId ?? (input.removeLogo ? null : before)
    await db
      .updateTable('partners')
      .set({
        name: profile.name,
        otherNames: JSON.stringify(profile.otherNames),
        searchName: searchName(profile),
        website: profile.website,
        registrationNumber: profile.registrationNumber,
        country: profile.country,
        organizationType: profile.organizationType,
        yearEstablished: profile.yearEstablished,
        charitableStatus: profile.charitableStatus,
        physicalAddress: profile.physicalAddress,
        mission: profile.mission,
        description: profile.description,
        language: profile.language,
        translations: profile.translations,
        logoFileId: logo,
        updatedAt: now,
      })
      .where('id', '=', id)
      .execute()
    return { replaced: logo === before ? null : before }
  },
})
