import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import {
  PARTNER_BESIDE_COLUMNS,
  toPartnerSummary,
  type PartnerBeside,
} from '#domain/partners/to-partner-summary.ts'
import { listDonors, type PublicGift } from '#domain/support/list-donors.ts'
import {
  CARD_COLUMNS,
  PAGE_COLUMNS,
  toCard,
  toPageContent,
  toPageDates,
  type PageContent,
  type PageDate,
} from '../to-card.ts'
import { hebrewWhen } from '../hebrew-when.ts'
import type { Picture } from '../pictures.ts'
import type { ProjectEventCard } from '../project-event.ts'
import { readPublicPictures } from '../read-pictures.ts'

export type PublicProjectEvent = ProjectEventCard &
  PageContent & {
    /** Of an event that has several, earliest first; the times above are those of the next one. */
    dates: PageDate[]
    /** The times above in the Hebrew calendar, where that is shown. */
    hebrewDate: string | null
    pictures: Picture[]
    givers: PublicGift[]
    partner: PartnerBeside
  }

/**
 * Returns a public project or event with its organization.
 *
 * @throws AppError not_found, also if it is not, or no longer, public.
 */
export const getPublic = query({
  name: 'project-events.get-public',
  for: 'visitor',
  input: z.object({ id: z.string() }),
  async run({ db, input, now }): Promise<PublicProjectEvent> {
    const row = isId(input.id)
      ? await db
          .selectFrom('projectEvents')
          .innerJoin('partners', 'partners.id', 'projectEvents.partnerId')
          .select(CARD_COLUMNS)
          .select(PAGE_COLUMNS)
          .select(PARTNER_BESIDE_COLUMNS)
          .where('projectEvents.id', '=', input.id)
          .where('projectEvents.isPublic', '=', true)
          .executeTakeFirst()
      : undefined
    if (!row) throw new AppError('not_found', m.detail_not_found())
    const partner = toPartnerSummary(row)
    const card = toCard(row, now)
    return {
      ...card,
      ...toPageContent(row),
      dates: toPageDates(row, now),
      hebrewDate: hebrewWhen(card),
      pictures: await readPublicPictures(db, row),
      givers: row.giftCount > 0 ? await listDonors(db, row.id) : [],
      organization: partner.name,
      partner,
    }
  },
  cacheTags: ({ output: { id, partner } }) => [`project-event:${id}`, `partner:${partner.id}`],
})
