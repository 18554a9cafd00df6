import { sql } from 'kysely'
import { z } from 'zod'
import { textShown } from '#platform/database/in-page-language.ts'
import { query } from '#platform/operation.ts'
import { isOver } from '../is-over.ts'
import { ownApprovedPartner } from '../own-partner.ts'

const SHOWN = 3

/**
 * Lists the latest three projects and events of the caller's own approved organization that are over, had supporters,
 * and have no outcome recorded.
 *
 * @throws AppError forbidden without an approved organization.
 */
export const listItemsToComplete = query({
  name: 'support.list-items-to-complete',
  for: 'member',
  input: z.object({}),
  async run({ db, now }) {
    const rows = await db
      .selectFrom('projectEvents')
      .select(['id', textShown('projectEvents', 'title')])
      .where('partnerId', '=', await ownApprovedPartner(db))
      .where('status', '=', 'approved')
      .where('hiddenAt', 'is', null)
      .where('completedAt', 'is', null)
      .where('supportsCount', '>', 0)
      .where(isOver(now))
      .orderBy(sql`coalesce(end_datetime, start_datetime, end_date::timestamptz)`, 'desc')
      .orderBy('id')
      .limit(SHOWN)
      .execute()
    return rows.map(({ id, title }) => ({ id, title: title ?? '' }))
  },
})
