import { z } from 'zod'
import { m } from '#messages'
import { textShown } from '#platform/database/in-page-language.ts'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import type { TextInEach, Translations } from '#platform/text/translations.ts'
import { showPhone } from '#platform/text/phone.ts'
import { selectCampaigns } from '../select-campaigns.ts'
import type { Campaign } from '../campaign.ts'
import { NO_FIGURES, type AmbassadorStats } from '../figures.ts'
import { listAmbassadorStats } from '../list-figures.ts'
import type { AmbassadorType } from '../ambassador.ts'
import { ambassadorStatus, type AmbassadorStatus } from '../ambassador-status.ts'
import { toAmbassadorSocialLinks, type SocialLinks } from '../social-links.ts'

export type OpenedAmbassador = {
  id: string
  userId: string
  name: string
  type: AmbassadorType
  fullName: string
  organizationName: string | null
  /** Empty if there is none; the one written first comes first. */
  bios: TextInEach
  logoFileId: string | null
  photoFileId: string | null
  contactEmail: string
  isEmailPublic: boolean
  mobileNumber: string
  socialLinks: SocialLinks
  code: string
  /** ISO string. */
  createdAt: string
  status: AmbassadorStatus
  /** `by` is null when the account of the staff member who hid it is deleted. */
  hidden: { since: string; by: string | null; reason: string } | null
  figures: AmbassadorStats
  campaigns: Campaign[]
  items: { id: string; title: string; type: 'project' | 'event' }[]
}

/**
 * Everything staff can see of an ambassador, including the address and phone number that the page may not show, so each
 * opening is logged.
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
      userId: row.userId,
      name: row.displayName,
      type: row.ambassadorType as AmbassadorType,
      fullName: row.fullName,
      organizationName: row.organizationName,
      bios: biosOf(row),
      logoFileId: row.logoFileId,
      photoFileId: row.photoFileId,
      contactEmail: row.contactEmail,
      isEmailPublic: row.isEmailPublic,
      mobileNumber: showPhone(row.mobileNumber),
      socialLinks: toAmbassadorSocialLinks(row.socialLinks),
      code: row.code,
      createdAt: row.createdAt.toISOString(),
      status: ambassadorStatus(row),
      hidden: row.hiddenAt && {
        since: row.hiddenAt.toISOString(),
        by: row.hiddenByName,
        reason: row.hiddenReason ?? '',
      },
      figures: (await listAmbassadorStats(db, [id])).get(id) ?? NO_FIGURES,
      campaigns: await selectCampaigns(db, { ambassadorId: id, now }),
      items: await listItems(db, id),
    }
  },
})

function findPage(db: Db, id: string) {
  return db
    .selectFrom('ambassadorProfiles as page')
    .innerJoin('ambassadorLinks as link', (join) =>
      join.onRef('link.ambassadorId', '=', 'page.id').on('link.campaignId', 'is', null),
    )
    .leftJoin('profiles as hider', 'hider.id', 'page.hiddenBy')
    .selectAll('page')
    .select(['link.code', 'hider.fullName as hiddenByName'])
    .where('page.id', '=', id)
    .executeTakeFirst()
}

function biosOf(row: { bio: string; language: string; translations: unknown }): TextInEach {
  if (row.bio === '') return {}
  const others = Object.entries(row.translations as Translations<'bio'>)
  const all = others.map(([language, texts]) => [language, texts.bio] as const)
  return Object.fromEntries([[row.language, row.bio], ...all])
}

async function listItems(db: Db, id: string): Promise<OpenedAmbassador['items']> {
  const rows = await db
    .selectFrom('ambassadorProjectEvents as chosen')
    .innerJoin('projectEvents as item', 'item.id', 'chosen.projectEventId')
    .select(['item.id', textShown('item', 'title'), 'item.type'])
    .where('chosen.ambassadorId', '=', id)
    .orderBy('chosen.createdAt', 'desc')
    .execute()
  return rows.map(({ id: itemId, title, type }) => ({
    id: itemId,
    title: title ?? '',
    type: type === 'event' ? ('event' as const) : ('project' as const),
  }))
}
