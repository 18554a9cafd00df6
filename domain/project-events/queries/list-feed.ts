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
import { ENTRY_COLUMNS, presentCancelled, presentEntry, SERIES_COLUMNS } from '../present-entry.ts'

/**
 * Lists the dates of the events of a calendar feed, of one organization or all: those of public events that start no earlier than three
 * months ago, up to 2,000, and those of the same period cancelled within 90 days. Of dates that repeat it has all. Sorted by start.
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
    const others = await selectOthers(db, scheduled)
    return inOrder([...scheduled, ...others], cancelled)
  },
})

/** The dates outside of the period, or beyond the limit, of events with dates that repeat: as one entry they cannot be in part. */
async function selectOthers(
  db: Db,
  scheduled: readonly { projectEventId: string; dateId: string; seriesKey: string | null }[],
) {
  const events = new Set(
    scheduled.flatMap(({ projectEventId, seriesKey }) => (seriesKey ? [projectEventId] : [])),
  )
  if (events.size === 0) return []
  const known = new Set(scheduled.map(({ dateId }) => dateId))
  const all = await selectPublic(db)
    .where('calendarEntries.projectEventId', 'in', [...events])
    .where('calendarEntries.seriesKey', 'is not', null)
    .execute()
  return all.filter(({ dateId }) => !known.has(dateId))
}

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
  const selected = selectPublic(db)
    .where('calendarEntries.startsAt', '>=', threeMonthsBefore(now))
    .orderBy('calendarEntries.startsAt')
    .orderBy('calendarEntries.projectEventId')
    .limit(FEED_MOST)
  return partnerId === null ? selected : selected.where('calendarEntries.partnerId', '=', partnerId)
}

function selectPublic(db: Db) {
  return db
    .selectFrom('calendarEntries')
    .innerJoin('projectEvents', 'projectEvents.id', 'calendarEntries.projectEventId')
    .select(ENTRY_COLUMNS)
    .select(beginningShown('projectEvents', 'description', FEED_DESCRIPTION_MOST, 'words'))
    .where('calendarEntries.cancelledAt', 'is', null)
    .where('projectEvents.isPublic', '=', true)
}

export function selectCancelled(db: Db, partnerId: string | null, now: Date) {
  const selected = db
    .selectFrom('calendarEntries')
    .select(['projectEventId', 'dateId', 'sequence', 'changedAt', 'startsAt', 'endsAt'])
    .select(SERIES_COLUMNS)
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
