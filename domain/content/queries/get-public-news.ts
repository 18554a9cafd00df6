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
  /** The project or event that it is an update of, while that is public. */
  about: { id: string; title: string } | null
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
          .select([textShown('news', 'body'), textShown('news', 'imageAlt'), 'news.updatedAt'])
          .select('news.projectEventId as aboutId')
          .select(PARTNER_BESIDE_COLUMNS)
          .where('news.id', '=', input.id)
          .where('news.isPublic', '=', true)
          .executeTakeFirst()
      : undefined
    if (!row) throw new AppError('not_found', m.news_not_found_text())
    const about = row.aboutId
      ? await db
          .selectFrom('projectEvents')
          .select(['id', textShown('projectEvents', 'title')])
          .where('id', '=', row.aboutId)
          .where('isPublic', '=', true)
          .executeTakeFirst()
      : undefined
    return {
      ...presentNewsCard(row),
      alt: row.imageAlt ?? '',
      body: row.body ?? '',
      updatedAt: row.updatedAt.toISOString(),
      partner: toPartnerSummary(row),
      about: about ? { id: about.id, title: about.title ?? '' } : null,
    }
  },
  cacheTags: ({ output: { id, partner } }) => [
    `news:${id}`,
    `partner:${partner.id}`,
    `partner-project-events:${partner.id}`,
  ],
})
