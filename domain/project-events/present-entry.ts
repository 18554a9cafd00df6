import { sql } from 'kysely'
import { m } from '#messages'
import { textShown } from '#platform/database/in-page-language.ts'
import { inPageLanguage, type TextInEach } from '#platform/text/translations.ts'
import { dateLabel } from './date-label.ts'
import { ORGANIZATION_SHOWN } from './organization-columns.ts'
import { pointOf, type DatePlace } from './date-place.ts'
import { placeOfDate } from './next-date.ts'
import { parseCategory } from './project-event.ts'
import type { FeedEntry, FeedSeries } from './feed-entry.ts'
import type { Repeat } from './repeat-dates.ts'

/** The columns of an entry that say which of the repeated dates it is. */
export const SERIES_COLUMNS = [
  'calendarEntries.seriesKey',
  'calendarEntries.seriesEvery',
  'calendarEntries.seriesDay',
  'calendarEntries.timeZone as zone',
  sql<Date | null>`case when calendar_entries.series_key is not null then (select max(other.changed_at)
    from calendar_entries as other where other.project_event_id = calendar_entries.project_event_id) end`.as(
    'lastChange',
  ),
] as const

/** The columns of an entry and its event that a feed needs. */
export const ENTRY_COLUMNS = [
  'calendarEntries.projectEventId',
  'calendarEntries.dateId',
  'calendarEntries.sequence',
  'calendarEntries.changedAt',
  'calendarEntries.startsAt',
  'calendarEntries.endsAt',
  ...SERIES_COLUMNS,
  textShown('projectEvents', 'title'),
  sql<TextInEach | null>`(select d.labels from project_event_dates as d where d.id = calendar_entries.date_id)`.as(
    'labels',
  ),
  placeOfDate(sql`calendar_entries.date_id`).as('place'),
  ORGANIZATION_SHOWN,
  'projectEvents.category',
  textShown('projectEvents', 'location'),
  'projectEvents.latitude',
  'projectEvents.longitude',
] as const

type SeriesRow = {
  seriesKey: string | null
  seriesEvery: string | null
  seriesDay: string | null
  zone: string
  lastChange: Date | null
}

type EntryRow = SeriesRow & {
  projectEventId: string
  dateId: string
  sequence: number
  changedAt: Date
  startsAt: Date
  endsAt: Date | null
  title: string | null
  labels: TextInEach | null
  place: DatePlace | null
  words: string | null
  organization: string | null
  category: string | null
  location: string | null
  latitude: number | null
  longitude: number | null
}

/** Converts an entry of a public event, with its texts. */
export function presentEntry(row: EntryRow): FeedEntry {
  return {
    ...presentCancelled(row),
    words: {
      title: titleOf(row),
      description: row.words ?? '',
      organization: row.organization ?? '',
      category: parseCategory(row.category) ?? 'events',
      location: row.place ? inPageLanguage(row.place.locations) : (row.location ?? ''),
      coordinates: pointOf(row.place ?? row),
    },
  }
}

function titleOf({ title, labels }: EntryRow): string {
  const label = dateLabel({ labels: labels ?? {} })
  return label ? m.calendar_title_with_label({ title: title ?? '', label }) : (title ?? '')
}

/** Converts an entry whose event is no longer public: its time only, no texts. */
export function presentCancelled(
  row: Pick<
    EntryRow,
    'projectEventId' | 'dateId' | 'sequence' | 'changedAt' | 'startsAt' | 'endsAt' | keyof SeriesRow
  >,
): FeedEntry {
  const series = seriesOf(row)
  return {
    ...(series && { series }),
    id: row.projectEventId,
    dateId: row.dateId,
    sequence: row.sequence,
    changedAt: row.changedAt,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    words: null,
  }
}

function seriesOf({
  seriesKey,
  seriesEvery,
  seriesDay,
  zone,
  lastChange,
}: SeriesRow): FeedSeries | null {
  if (seriesKey === null || seriesDay === null || lastChange === null) return null
  return {
    key: seriesKey,
    // The column's check constraint allows only these values.
    every: seriesEvery as Repeat,
    day: seriesDay,
    timeZone: zone,
    changedAt: lastChange,
  }
}
