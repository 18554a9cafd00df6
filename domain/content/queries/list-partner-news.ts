import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { NEWS_PAGE_SIZE, NEWS_PAGES_MOST, type NewsCardData } from '../news.ts'
import { NEWS_CARD_COLUMNS, presentNewsCard } from '../present-news-card.ts'

/** An organization's public news, newest first, in pages of 12, at most 99 pages. */
export const listPartnerNews = query({
  name: 'news.list-partner-news',
  for: 'visitor',
  input: z.object({
    partnerId: z.uuid(),
    page: z.int().min(1).max(NEWS_PAGES_MOST).default(1),
  }),
  async run({ db, input }): Promise<{ news: NewsCardData[]; pageCount: number }> {
    const ofPartner = db
      .selectFrom('news')
      .where('partnerId', '=', input.partnerId)
      .where('isPublic', '=', true)
    const [rows, counted] = await Promise.all([
      ofPartner
        .select(NEWS_CARD_COLUMNS)
        .orderBy('publishedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(NEWS_PAGE_SIZE)
        .offset((input.page - 1) * NEWS_PAGE_SIZE)
        .execute(),
      ofPartner.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ])
    return {
      news: rows.map(presentNewsCard),
      pageCount: Math.min(Math.ceil(counted.total / NEWS_PAGE_SIZE), NEWS_PAGES_MOST),
    }
  },
  cacheTags: ({ input }) => [`partner-news:${input.partnerId}`],
})
