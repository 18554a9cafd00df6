import { z } from 'zod'
import { fileAddress } from '#domain/files/file.ts'
import { query } from '#platform/operation.ts'

export const PARTNER_LOGOS_MOST = 6

/** A public organization in a strip of logos; without one its monogram is shown. */
export type PartnerLogo = { id: string; name: string; logo: string | null }

/** Up to six approved organizations for a strip of logos, the newest first. */
export const listPartnerLogos = query({
  name: 'partners.list-partner-logos',
  for: 'visitor',
  input: z.object({}),
  async run({ db }): Promise<PartnerLogo[]> {
    const rows = await db
      .selectFrom('partners')
      .select(['id', 'name', 'logo_file_id'])
      .where('is_public', '=', true)
      .orderBy('approved_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PARTNER_LOGOS_MOST)
      .execute()
    return rows.map(({ id, name, logo_file_id }) => ({
      id,
      name,
      logo: logo_file_id === null ? null : fileAddress(logo_file_id, 480),
    }))
  },
})
