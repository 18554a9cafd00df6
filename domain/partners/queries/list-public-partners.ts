import { z } from 'zod'
import { query } from '#platform/operation.ts'
import {
  PARTNER_CARD_COLUMNS,
  presentPartnerCard,
  type PartnerCardData,
} from '../present-partner-card.ts'

export const PARTNERS_PAGE_SIZE = 24
const PAGES_MOST = 999

/** Lists approved organizations, newest first, in pages of 24, with the total number. */
export const listPublicPartners = query({
  name: 'partners.list-public-partners',
  for: 'visitor',
  input: z.object({ page: z.int().min(1).max(PAGES_MOST).default(1) }),
  async run({
    db,
    input,
  }): Promise<{ partners: PartnerCardData[]; total: number; pageCount: number }> {
    const [rows, counted] = await Promise.all([
      db
        .selectFrom('partners')
        .select(PARTNER_CARD_COLUMNS)
        .where('isPublic', '=', true)
        .orderBy('approvedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(PARTNERS_PAGE_SIZE)
        .offset((input.page - 1) * PARTNERS_PAGE_SIZE)
        .execute(),
      db
        .selectFrom('partners')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('isPublic', '=', true)
        .executeTakeFirstOrThrow(),
    ])
    return {
      partners: rows.map(presentPartnerCard),
      total: counted.total,
      pageCount: Math.min(Math.ceil(counted.total / PARTNERS_PAGE_SIZE), PAGES_MOST),
    }
  },
  cacheTags: () => ['partners'],
})
