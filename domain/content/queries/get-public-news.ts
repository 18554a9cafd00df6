import { z } from 'zod'
import { m } from '#messages'
import { textShown } from '#platform/database/in-page-language.ts'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import {
  PARTNER_BESIDE_COLUMNS,
  toPartnerSummary,
  type PartnerBeside,
} from '#domain/partners/to-partner-summary.ts'
import type { NewsCardData } from '../news.ts'
import { NEWS_CARD_COLUMNS, presentNewsCard } from '../present-news-card.ts'

export type PublicNews = NewsCardData & {
  /** Alternative text of the picture; empty when the organization gave none. */
  alt: string
  /** Plain paragraphs; when empty, the summary is the whole text. */
  body: string
  /** ISO string. */
  updatedAt: string
  partner: PartnerBeside
}

/** One public article with its organization. @throws AppError not_found, also when it is hidden or not public. */
export const getPublicNews = query({
  name: 'news.get-public-news',
  for: 'visitor',
  input: z.object({ id: z.string() }),
  async run({ db, input }): Promise<PublicNews> {
    const row = isId(input.id)
      ? await db
          .selectFrom('news')
          .innerJoin('partners', 'partners.id', 'news.partnerId')
          .select(NEWS_CARD_COLUMNS)
          .select([textShown('news', 'body'), 'news.imageAlt', 'news.updatedAt'])
          .select(PARTNER_BESIDE_COLUMNS)
          .where('news.id', '=', input.id)
          .where('news.isPublic', '=', true)
          .executeTakeFirst()
      : undefined
    if (!row) throw new AppError('not_found', m.news_not_found_text())
    return {
      ...presentNewsCard(row),
      alt: row.imageAlt,
      body: row.body ?? '',
      updatedAt: row.updatedAt.toISOString(),
      partner: toPartnerSummary(row),
    }
  },
  cacheTags: ({ output: { id, partner } }) => [`news:${id}`, `partner:${partner.id}`],
})
