import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { MORE_NEWS, type NewsCardData } from '../news.ts'
import { NEWS_CARD_COLUMNS, presentNewsCard } from '../present-news-card.ts'

/** The three newest articles of an organization, without the one being read. */
export const listMoreNews = query({
  name: 'news.list-more-news',
  for: 'visitor',
  input: z.object({ partnerId: z.uuid(), besides: z.uuid() }),
  async run({ db, input }): Promise<NewsCardData[]> {
    const rows = await db
      .selectFrom('news')
      .select(NEWS_CARD_COLUMNS)
      .where('partnerId', '=', input.partnerId)
      .where('id', '!=', input.besides)
      .where('isPublic', '=', true)
      .orderBy('publishedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(MORE_NEWS)
      .execute()
    return rows.map(presentNewsCard)
  },
  cacheTags: ({ input }) => [`partner-news:${input.partnerId}`],
})
