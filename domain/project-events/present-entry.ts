import { parseCategory } from './project-event.ts'
import type { FeedEntry } from './feed-entry.ts'

/** What a feed takes of an entry and its event, for a query over both. */
export const ENTRY_COLUMNS = [
  'calendarEntries.projectEventId',
  'calendarEntries.sequence',
  'calendarEntries.changedAt',
  'calendarEntries.startsAt',
  'calendarEntries.endsAt',
  'projectEvents.title',
  'projectEvents.organization',
  'projectEvents.category',
  'projectEvents.location',
  'projectEvents.latitude',
  'projectEvents.longitude',
] as const

type EntryRow = {
  projectEventId: string
  sequence: number
  changedAt: Date
  startsAt: Date
  endsAt: Date | null
  title: string | null
  words: string | null
  organization: string | null
  category: string | null
  location: string | null
  latitude: number | null
  longitude: number | null
}

/** An entry of a public event, with its words. */
export function presentEntry(row: EntryRow): FeedEntry {
  const { latitude, longitude } = row
  return {
    ...presentCancelled(row),
    words: {
      title: row.title ?? '',
      description: row.words ?? '',
      organization: row.organization ?? '',
      category: parseCategory(row.category) ?? 'events',
      location: row.location ?? '',
      coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    },
  }
}

/** An entry whose event is public no longer: when it would have been, and not a word. */
export function presentCancelled(
  row: Pick<EntryRow, 'projectEventId' | 'sequence' | 'changedAt' | 'startsAt' | 'endsAt'>,
): FeedEntry {
  return {
    id: row.projectEventId,
    sequence: row.sequence,
    changedAt: row.changedAt,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    words: null,
  }
}
