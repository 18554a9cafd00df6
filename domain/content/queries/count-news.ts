import { z } from 'zod'
import { query } from '#platform/operation.ts'

/** Counts public articles, now and at an earlier time. */
export const countNews = query({
  name: 'news.count-news',
  for: 'staff',
  input: z.object({ before: z.date() }),
  async run({ db, input: { before } }): Promise<{ now: number; earlier: number }> {
    return db
      .selectFrom('news')
      .select((make) => make.fn.countAll<number>().as('now'))
      .select((make) =>
        make.fn.countAll<number>().filterWhere('publishedAt', '<', before).as('earlier'),
      )
      .where('isPublic', '=', true)
      .executeTakeFirstOrThrow()
  },
})
