import { sql } from 'kysely'
import { z } from 'zod'
import { translatedWords } from '#platform/database/in-page-language.ts'
import { query } from '#platform/operation.ts'
import { rankTexts, type Ranked } from '#domain/project-events/rank-texts.ts'
import type { NewsCardData } from '../news.ts'
import { NEWS_CARD_COLUMNS, presentNewsCard } from '../present-news-card.ts'

/** How many are read, newest first. */
const READ_MOST = 300

/** Articles matching the words by title or summary, best first, at most `most`; without words, the newest. */
export const findMatchingNews = query({
  name: 'news.find-matching-news',
  for: 'visitor',
  input: z.object({
    words: z.array(z.string().max(60)).max(24).default([]),
    said: z.string().max(2_000).default(''),
    most: z.int().min(1).max(12).default(4),
  }),
  async run({ db, input }): Promise<Ranked<NewsCardData>[]> {
    const rows = await db
      .selectFrom('news')
      .select(NEWS_CARD_COLUMNS)
      // Found by the words of any language.
      .select(
        sql<string>`concat_ws(' ', news.title, news.summary, ${translatedWords('news')})`.as(
          'allWords',
        ),
      )
      .where('isPublic', '=', true)
      .orderBy('publishedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(READ_MOST)
      .execute()
    const words = new Map(rows.map(({ id, allWords }) => [id, allWords]))
    const cards = rows.map(presentNewsCard)
    const ranked = rankTexts(cards, input, ({ id, title }) => ({
      name: title,
      text: words.get(id) ?? '',
    }))
    return ranked.slice(0, input.most)
  },
})
