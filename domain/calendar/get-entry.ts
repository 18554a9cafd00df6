import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import type { FeedEntry } from './feed-entry.ts'
import { ENTRY_COLUMNS, presentEntry } from './present-entry.ts'

/** One public event for a calendar, with its whole description. @throws AppError not_found, also for what is not or no longer public. */
export const getEntry = query({
  name: 'calendar.get-entry',
  for: 'visitor',
  feature: 'calendar',
  input: z.object({ id: z.string() }),
  async run({ db, input }): Promise<FeedEntry> {
    const row = isId(input.id)
      ? await db
          .selectFrom('calendar_entries')
          .innerJoin('project_events', 'project_events.id', 'calendar_entries.project_event_id')
          .select(ENTRY_COLUMNS)
          .select('project_events.description as words')
          .where('calendar_entries.project_event_id', '=', input.id)
          .where('calendar_entries.cancelled_at', 'is', null)
          .where('project_events.is_public', '=', true)
          .executeTakeFirst()
      : undefined
    if (!row) throw new AppError('not_found', m.detail_not_found())
    return presentEntry(row)
  },
})
