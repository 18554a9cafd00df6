import { z } from 'zod'
import { textShown } from '#platform/database/in-page-language.ts'
import { query } from '#platform/operation.ts'
import { findPosting } from '#domain/partners/find-posting.ts'

/** How many are offered: those approved last. */
const MOST = 200

/** The approved projects and events of the caller's organization, of which it can post updates; approved last first. */
export const listItemsToUpdate = query({
  name: 'news.list-items-to-update',
  for: 'member',
  input: z.object({}),
  async run({ db }): Promise<{ id: string; title: string }[]> {
    const { partnerId } = await findPosting(db)
    if (!partnerId) return []
    const rows = await db
      .selectFrom('projectEvents')
      .select(['id', textShown('projectEvents', 'title')])
      .where('partnerId', '=', partnerId)
      .where('approvedAt', 'is not', null)
      .orderBy('approvedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute()
    return rows.map(({ id, title }) => ({ id, title: title ?? '' }))
  },
})
