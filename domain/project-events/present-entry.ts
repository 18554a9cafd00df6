import { parseCategory } from './project-event.ts'
import type { FeedEntry } from './feed-entry.ts'

/** What a feed takes of an entry and its event, for a query over both. */
export const ENTRY_COLUMNS = [
  'calendar_entries.project_event_id',
  'calendar_entries.sequence',
  'calendar_entries.changed_at',
  'calendar_entries.starts_at',
  'calendar_entries.ends_at',
  'project_events.title',
  'project_events.organization',
  'project_events.category',
  'project_events.location',
  'project_events.latitude',
  'project_events.longitude',
] as const

type EntryRow = {
  project_event_id: string
  sequence: number
  changed_at: Date
  starts_at: Date
  ends_at: Date | null
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
  row: Pick<EntryRow, 'project_event_id' | 'sequence' | 'changed_at' | 'starts_at' | 'ends_at'>,
): FeedEntry {
  return {
    id: row.project_event_id,
    sequence: row.sequence,
    changedAt: row.changed_at,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    words: null,
  }
}
