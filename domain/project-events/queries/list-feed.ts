import { z } from 'zod'
import type { Db } from '#platform/database/scope.ts'
import { beginningShown } from '#platform/database/in-page-language.ts'
import { query } from '#platform/operation.ts'
import {
  CANCELLED_KEPT_DAYS,
  FEED_DESCRIPTION_MOST,
  FEED_MOST,
  type FeedEntry,
} from '../feed-entry.ts'
import { ENTRY_COLUMNS, presentCancelled, presentEntry } from '../present-entry.ts'

/**
 * Lists the dates of the events of a calendar feed, of one organization or all: those of public events that start no earlier than three
 * months ago, up to 2,000, and those of the same period cancelled within 90 days. Sorted by start.
 */
export const listFeed = query({
  name: 'calendar.list-feed',
  for: 'visitor',
  feature: 'calendar',
  input: z.object({ partnerId: z.uuid().nullable().default(null) }),
  async run({ db, input, now }): Promise<FeedEntry[]> {
    const [scheduled, cancelled] = await Promise.all([
      selectScheduled(db, input.partnerId, now).execute(),
      selectCancelled(db, input.partnerId, now).execute(),
    ])
    return inOrder(scheduled, cancelled)
  },
})

/** Presents what takes place and what was called off, by start. */
export function inOrder(
  scheduled: Parameters<typeof presentEntry>[0][],
  cancelled: Parameters<typeof presentCancelled>[0][],
): FeedEntry[] {
  return [...scheduled.map(presentEntry), ...cancelled.map(presentCancelled)].toSorted(
    (one, other) => one.startsAt.getTime() - other.startsAt.getTime(),
  )
}

export function selectScheduled(db: Db, partnerId: string | null, now: Date) {
  const selected = db
    .selectFrom('calendarEntries')
    .innerJoin('projectEvents', 'projectEvents.id', 'calendarEntries.projectEventId')
    .select(ENTRY_COLUMNS)
    .select(beginningShown('projectEvents', 'description', FEED_DESCRIPTION_MOST, 'words'))
    .where('calendarEntries.cancelledAt', 'is', null)
    .where('calendarEntries.startsAt', '>=', threeMonthsBefore(now))
    .where('projectEvents.isPublic', '=', true)
    .orderBy('calendarEntries.startsAt')
    .orderBy('calendarEntries.projectEventId')
    .limit(FEED_MOST)
  return partnerId === null ? selected : selected.where('calendarEntries.partnerId', '=', partnerId)
}

export function selectCancelled(db: Db, partnerId: string | null, now: Date) {
  const selected = db
    .selectFrom('calendarEntries')
    .select(['projectEventId', 'dateId', 'sequence', 'changedAt', 'startsAt', 'endsAt'])
    .where('cancelledAt', '>=', new Date(now.getTime() - CANCELLED_KEPT_DAYS * DAY))
    .where('startsAt', '>=', threeMonthsBefore(now))
    .orderBy('cancelledAt', 'desc')
    .limit(FEED_MOST)
  return partnerId === null ? selected : selected.where('partnerId', '=', partnerId)
}

const DAY = 24 * 60 * 60 * 1000

function threeMonthsBefore(now: Date): Date {
  const then = new Date(now)
  // Some months have no 31st: then the date falls in the first days of the next month, which is close enough.
  then.setUTCMonth(then.getUTCMonth() - 3)
  return then
}
