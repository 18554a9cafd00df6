import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { presentPartnerCard, type PartnerCard } from './present-partner-card.ts'

export type PublicPartner = PartnerCard & {
  description: string
  mission: string
  website: string
  country: string
  yearEstablished: number
}

/** One approved organization. @throws AppError not_found, also for one that is not or no longer approved. */
export const getPublicPartner = query({
  name: 'partners.get-public-partner',
  for: 'visitor',
  input: z.object({ id: z.string() }),
  async run({ db, input }): Promise<PublicPartner> {
    const row = isId(input.id)
      ? await db
          .selectFrom('partners')
          .select(['id', 'name', 'name_hebrew', 'logo_file_id', 'focus_areas'])
          .select(['description', 'mission', 'website', 'country', 'year_established'])
          .where('id', '=', input.id)
          .where('is_public', '=', true)
          .executeTakeFirst()
      : undefined
    if (!row) throw new AppError('not_found', m.detail_partner_not_found_text())
    return {
      ...presentPartnerCard({ ...row, beginning: row.description }),
      description: row.description,
      mission: row.mission,
      website: row.website,
      country: row.country,
      yearEstablished: row.year_established,
    }
  },
})
