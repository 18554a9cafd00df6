import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import type { FeedEntry } from '../feed-entry.ts'
import { selectCancelled } from './list-feed.ts'
import { ENTRY_COLUMNS, presentCancelled, presentEntry } from '../present-entry.ts'

/**
 * Returns an event for a calendar: a public one with its whole description; a cancelled one, for 90 days, without
 * texts, so that calendars that have it cancel it.
 *
 * @throws AppError not_found, also if it was never public.
 */
export const getEntry = query({
  name: 'calendar.get-entry',
  for: 'visitor',
  feature: 'calendar',
  input: z.object({ id: z.string() }),
  async run({ db, input, now }): Promise<FeedEntry> {
    const row = isId(input.id)
      ? await db
          .selectFrom('calendarEntries')
          .innerJoin('projectEvents', 'projectEvents.id', 'calendarEntries.projectEventId')
          .select(ENTRY_COLUMNS)
          .select('projectEvents.description as words')
          .where('calendarEntries.projectEventId', '=', input.id)
          .where('calendarEntries.cancelledAt', 'is', null)
          .where('projectEvents.isPublic', '=', true)
          .executeTakeFirst()
      : undefined
    if (row) return presentEntry(row)
    const cancelled = isId(input.id)
      ? await selectCancelled(db, null, now)
          .where('projectEventId', '=', input.id)
          .executeTakeFirst()
      : undefined
    if (!cancelled) throw new AppError('not_found', m.detail_not_found())
    return presentCancelled(cancelled)
  },
})
