import { z } from 'zod'
import { nameShown } from '#platform/database/in-page-language.ts'
import { query } from '#platform/operation.ts'
import type { NewsCardData } from '../news.ts'
import { NEWS_CARD_COLUMNS, presentNewsCard } from '../present-news-card.ts'

/** A public article with a picture of its own. */
export type Story = Omit<NewsCardData, 'image'> & { image: string; organization: string }

/** The number of newest articles among which those with a picture are looked for. */
const AMONG_NEWEST = 24

/** The newest articles of all organizations that have a picture, at most `most`. */
export const listStories = query({
  name: 'news.list-stories',
  for: 'visitor',
  input: z.object({ most: z.int().min(1).max(6) }),
  async run({ db, input }): Promise<Story[]> {
    const rows = await db
      .selectFrom('news')
      .innerJoin('partners', 'partners.id', 'news.partnerId')
      .select(NEWS_CARD_COLUMNS)
      .select(nameShown('partners.names', 'partners.name', 'organization'))
      .where('news.isPublic', '=', true)
      .orderBy('news.publishedAt', 'desc')
      .orderBy('news.id', 'desc')
      .limit(AMONG_NEWEST)
      .execute()
    const stories = rows.flatMap((row) => {
      const { image, ...card } = presentNewsCard(row)
      return image === null ? [] : [{ ...card, image, organization: row.organization ?? '' }]
    })
    return stories.slice(0, input.most)
  },
  // A new article is shown once the page expires, within a minute.
  cacheTags: ({ output }) => ['partners', ...output.map(({ id }) => `news:${id}`)],
})
