import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { showPhone } from '#platform/text/phone.ts'
import { selectCampaigns } from '../select-campaigns.ts'
import type { Campaign } from '../campaign.ts'
import { NO_FIGURES, type Figures } from '../figures.ts'
import { listFigures } from '../list-figures.ts'
import type { AmbassadorType } from '../ambassador.ts'
import { standingOf, type AmbassadorStanding } from '../ambassador-standing.ts'
import { asSocialLinks, type SocialLinks } from '../social-links.ts'

export type OpenedAmbassador = {
  id: string
  userId: string
  name: string
  type: AmbassadorType
  fullName: string
  organizationName: string | null
  bio: string
  logoFileId: string | null
  photoFileId: string | null
  contactEmail: string
  isEmailPublic: boolean
  mobileNumber: string
  socialLinks: SocialLinks
  code: string
  /** ISO. */
  createdAt: string
  standing: AmbassadorStanding
  /** Who hid it: null when their account is gone. */
  hidden: { since: string; by: string | null; reason: string } | null
  figures: Figures
  campaigns: Campaign[]
  items: { id: string; title: string; type: 'project' | 'event' }[]
}

/**
 * All that staff see of an ambassador, with the address and the number that the page may not show; so each opening
 * leaves a line in the log.
 *
 * @throws AppError not_found.
 */
export const openAmbassador = command({
  name: 'ambassadors.open-ambassador',
  for: 'staff',
  input: z.object({ id: z.string() }),
  async run({ db, input: { id }, now, audit }): Promise<OpenedAmbassador> {
    const row = isId(id) ? await findPage(db, id) : undefined
    if (!row) throw new AppError('not_found', m.ambassadordesk_not_found())
    await audit({ subject: 'ambassador_profiles', subjectId: id })
    return {
      id,
      userId: row.user_id,
      name: row.display_name,
      type: row.ambassador_type as AmbassadorType,
      fullName: row.full_name,
      organizationName: row.organization_name,
      bio: row.bio,
      logoFileId: row.logo_file_id,
      photoFileId: row.photo_file_id,
      contactEmail: row.contact_email,
      isEmailPublic: row.is_email_public,
      mobileNumber: showPhone(row.mobile_number),
      socialLinks: asSocialLinks(row.social_links),
      code: row.code,
      createdAt: row.created_at.toISOString(),
      standing: standingOf(row),
      hidden: row.hidden_at && {
        since: row.hidden_at.toISOString(),
        by: row.hidden_by_name,
        reason: row.hidden_reason ?? '',
      },
      figures: (await listFigures(db, [id])).get(id) ?? NO_FIGURES,
      campaigns: await selectCampaigns(db, { ambassadorId: id, now }),
      items: await listItems(db, id),
    }
  },
})

function findPage(db: Db, id: string) {
  return db
    .selectFrom('ambassador_profiles as page')
    .innerJoin('ambassador_links as link', (join) =>
      join.onRef('link.ambassador_id', '=', 'page.id').on('link.campaign_id', 'is', null),
    )
    .leftJoin('profiles as hider', 'hider.id', 'page.hidden_by')
    .selectAll('page')
    .select(['link.code', 'hider.full_name as hidden_by_name'])
    .where('page.id', '=', id)
    .executeTakeFirst()
}

async function listItems(db: Db, id: string): Promise<OpenedAmbassador['items']> {
  const rows = await db
    .selectFrom('ambassador_project_events as chosen')
    .innerJoin('project_events as item', 'item.id', 'chosen.project_event_id')
    .select(['item.id', 'item.title', 'item.type'])
    .where('chosen.ambassador_id', '=', id)
    .orderBy('chosen.created_at', 'desc')
    .execute()
  return rows.map(({ id: itemId, title, type }) => ({
    id: itemId,
    title: title ?? '',
    type: type === 'event' ? ('event' as const) : ('project' as const),
  }))
}
