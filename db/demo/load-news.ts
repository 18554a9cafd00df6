import type { Db } from '#platform/database/scope.ts'
import { NEWS_IN_HEBREW } from './content/in-hebrew/news.ts'
import { instantFrom } from './demo-day.ts'
import { demoId } from './demo-id.ts'
import { pictureId } from './demo-pictures.ts'
import { inLanguages } from './in-languages.ts'
import type { DemoNews } from './shapes.ts'

/** Loads news articles of organizations; existing ones stay as they are. */
export async function loadNews(db: Db, news: readonly DemoNews[], firstLoad: Date): Promise<void> {
  await db
    .insertInto('news')
    .values(
      news.map(({ key, of, hoursAgo, hasPicture, title, summary, body, about, ...more }) => {
        const publishedAt = instantFrom(firstLoad, 0, -hoursAgo)
        return {
          id: demoId('news', key),
          partnerId: demoId('partners', of),
          ...inLanguages({ title, summary, body }, NEWS_IN_HEBREW[key]),
          projectEventId: about ? demoId('project_events', about) : null,
          imageFileId: hasPicture ? pictureId(`news/${key}`) : null,
          publishedAt,
          hiddenAt: more.isHidden ? instantFrom(publishedAt, 0, 6) : null,
          withdrawnAt: more.isWithdrawn ? instantFrom(publishedAt, 0, 30) : null,
          createdAt: publishedAt,
          updatedAt: publishedAt,
        }
      }),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
