import { z } from 'zod'
import { query } from '#platform/operation.ts'

/** How much news is public, and how much of it was at an earlier moment. */
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
