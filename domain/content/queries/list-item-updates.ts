import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { ITEM_UPDATES, type NewsCardData } from '../news.ts'
import { NEWS_CARD_COLUMNS, presentNewsCard } from '../present-news-card.ts'

/** The newest public updates of a project or event, at most ten. */
export const listItemUpdates = query({
  name: 'news.list-item-updates',
  for: 'visitor',
  input: z.object({ itemId: z.uuid() }),
  async run({ db, input }): Promise<NewsCardData[]> {
    const rows = await db
      .selectFrom('news')
      .select(NEWS_CARD_COLUMNS)
      .where('projectEventId', '=', input.itemId)
      .where('isPublic', '=', true)
      .orderBy('publishedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(ITEM_UPDATES)
      .execute()
    return rows.map(presentNewsCard)
  },
  cacheTags: ({ input }) => [`item-news:${input.itemId}`],
})
