import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { showPhone } from '#platform/text/phone.ts'
import type { AmbassadorType } from '../ambassador.ts'

/** An ambassador's page as its own person sees it, with what nobody else is shown. */
export type OwnAmbassador = {
  id: string
  type: AmbassadorType
  displayName: string
  fullName: string
  organizationName: string | null
  bio: string
  logoFileId: string | null
  photoFileId: string | null
  contactEmail: string
  isEmailPublic: boolean
  mobileNumber: string
  socialLinks: Record<string, string>
  /** Neither hidden nor of a suspended person. */
  isPublic: boolean
  /** What staff wrote when they hid it; null while it is not hidden. */
  hiddenReason: string | null
  hiddenAt: Date | null
  /** Of their own link; campaigns have others. */
  code: string
  version: number
  createdAt: Date
}

/** The caller's page, shown or hidden; null for whoever is no ambassador. */
export const findOwnAmbassador = query({
  name: 'ambassadors.find-own-ambassador',
  for: 'member',
  feature: 'ambassadors',
  input: z.object({}),
  async run({ db, actor }): Promise<OwnAmbassador | null> {
    const row = await db
      .selectFrom('ambassador_profiles as page')
      .innerJoin('ambassador_links as link', (join) =>
        join.onRef('link.ambassador_id', '=', 'page.id').on('link.campaign_id', 'is', null),
      )
      .selectAll('page')
      .select('link.code')
      .where('page.user_id', '=', actor.kind === 'member' ? actor.userId : '')
      .executeTakeFirst()
    if (!row) return null
    return {
      id: row.id,
      type: row.ambassador_type as AmbassadorType,
      displayName: row.display_name,
      fullName: row.full_name,
      organizationName: row.organization_name,
      bio: row.bio,
      logoFileId: row.logo_file_id,
      photoFileId: row.photo_file_id,
      contactEmail: row.contact_email,
      isEmailPublic: row.is_email_public,
      mobileNumber: showPhone(row.mobile_number),
      socialLinks: row.social_links as Record<string, string>,
      isPublic: row.is_public,
      hiddenReason: row.hidden_at ? row.hidden_reason : null,
      hiddenAt: row.hidden_at,
      code: row.code,
      version: row.version,
      createdAt: row.created_at,
    }
  },
})
