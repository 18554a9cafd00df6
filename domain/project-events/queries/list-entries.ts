import { z } from 'zod'
import { m } from '#messages'
import { beginningShown } from '#platform/database/in-page-language.ts'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import type { FeedEntry } from '../feed-entry.ts'
import { inOrder, selectCancelled } from './list-feed.ts'
import { DESCRIPTION_MAX } from '../project-event.ts'
import { ENTRY_COLUMNS } from '../present-entry.ts'

/**
 * Lists the dates of an event for a calendar, or only one of them: those of a public one with its whole description; cancelled ones, for 90 days,
 * without texts, so that calendars that have them cancel them. Sorted by start.
 *
 * @throws AppError not_found, also if it was never public.
 */
export const listEntries = query({
  name: 'calendar.list-entries',
  for: 'visitor',
  feature: 'calendar',
  input: z.object({ id: z.string(), dateId: z.string().nullable().default(null) }),
  async run({ db, input: { id, dateId }, now }): Promise<FeedEntry[]> {
    if (!isId(id)) throw new AppError('not_found', m.detail_not_found())
    const scheduled = await db
      .selectFrom('calendarEntries')
      .innerJoin('projectEvents', 'projectEvents.id', 'calendarEntries.projectEventId')
      .select(ENTRY_COLUMNS)
      .select(beginningShown('projectEvents', 'description', DESCRIPTION_MAX, 'words'))
      .where('calendarEntries.projectEventId', '=', id)
      .where('calendarEntries.cancelledAt', 'is', null)
      .where('projectEvents.isPublic', '=', true)
      .execute()
    const cancelled = await selectCancelled(db, null, now)
      .where('projectEventId', '=', id)
      .execute()
    const all = inOrder(scheduled, cancelled)
    const entries = dateId === null ? all : onlyDate(all, dateId)
    if (entries.length === 0) throw new AppError('not_found', m.detail_not_found())
    return entries
  },
})

/** One date is an entry of its own, by which calendars know it alone. */
function onlyDate(all: readonly FeedEntry[], dateId: string): FeedEntry[] {
  return all
    .filter((entry) => entry.dateId === dateId)
    .map(({ series: _series, ...entry }) => entry)
}
