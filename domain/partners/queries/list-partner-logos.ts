import { z } from 'zod'
import { fileAddress } from '#domain/files/file.ts'
import { nameShown } from '#platform/database/in-page-language.ts'
import { query } from '#platform/operation.ts'

export const PARTNER_LOGOS_MOST = 6

/** A public organization in the logo strip; without a logo, a monogram is shown. */
export type PartnerLogoFile = { id: string; name: string; logo: string | null }

/** Lists up to six approved organizations for the logo strip, newest first. */
export const listPartnerLogos = query({
  name: 'partners.list-partner-logos',
  for: 'visitor',
  input: z.object({}),
  async run({ db }): Promise<PartnerLogoFile[]> {
    const rows = await db
      .selectFrom('partners')
      .select(['id', nameShown('partners.names', 'partners.name', 'name'), 'logoFileId'])
      .where('isPublic', '=', true)
      .orderBy('approvedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(PARTNER_LOGOS_MOST)
      .execute()
    return rows.map(({ id, name, logoFileId }) => ({
      id,
      name: name ?? '',
      logo: logoFileId === null ? null : fileAddress(logoFileId, 480),
    }))
  },
  cacheTags: () => ['partners'],
})
