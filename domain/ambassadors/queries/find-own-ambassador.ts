import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { translationValues } from '#domain/translations/translation-columns.ts'
import { showPhone } from '#platform/text/phone.ts'
import type { AmbassadorType } from '../ambassador.ts'

/** An ambassador's own page, with fields that only they can see. */
export type OwnAmbassador = {
  id: string
  type: AmbassadorType
  displayName: string
  fullName: string
  organizationName: string | null
  bio: string
  /** The language of the bio, and the bio in others, by input of the editor. */
  inEach: Record<string, string>
  logoFileId: string | null
  photoFileId: string | null
  contactEmail: string
  isEmailPublic: boolean
  mobileNumber: string
  socialLinks: Record<string, string>
  /** Neither hidden nor owned by a suspended user. */
  isPublic: boolean
  /** The reason given by the staff member who hid it; null while it is visible. */
  hiddenReason: string | null
  hiddenAt: Date | null
  /** The code of their own link; campaigns have separate ones. */
  code: string
  version: number
  createdAt: Date
}

/** The caller's page, visible or hidden; null when they are not an ambassador. */
export const findOwnAmbassador = query({
  name: 'ambassadors.find-own-ambassador',
  for: 'member',
  feature: 'ambassadors',
  input: z.object({}),
  async run({ db, actor }): Promise<OwnAmbassador | null> {
    const row = await db
      .selectFrom('ambassadorProfiles as page')
      .innerJoin('ambassadorLinks as link', (join) =>
        join.onRef('link.ambassadorId', '=', 'page.id').on('link.campaignId', 'is', null),
      )
      .selectAll('page')
      .select('link.code')
      .where('page.userId', '=', actor.kind === 'member' ? actor.userId : '')
      .executeTakeFirst()
    if (!row) return null
    return {
      id: row.id,
      type: row.ambassadorType as AmbassadorType,
      displayName: row.displayName,
      fullName: row.fullName,
      organizationName: row.organizationName,
      bio: row.bio,
      inEach: translationValues(row.language, row.translations),
      logoFileId: row.logoFileId,
      photoFileId: row.photoFileId,
      contactEmail: row.contactEmail,
      isEmailPublic: row.isEmailPublic,
      mobileNumber: showPhone(row.mobileNumber),
      socialLinks: row.socialLinks as Record<string, string>,
      isPublic: row.isPublic,
      hiddenReason: row.hiddenAt ? row.hiddenReason : null,
      hiddenAt: row.hiddenAt,
      code: row.code,
      version: row.version,
      createdAt: row.createdAt,
    }
  },
})
