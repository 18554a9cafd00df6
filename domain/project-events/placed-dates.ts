import { sql, type RawBuilder } from 'kysely'
import { all, mentioning, narrowings, type Narrowed } from './conditions.ts'
import type { ListFilters } from './listing.ts'
import { searchWords } from './search-words.ts'

/** Whether it is asked where something takes place: then events in several places are found by their dates. */
export function asksWhere({ filters, place }: Pick<Narrowed, 'filters' | 'place'>): boolean {
  const { regions, districts, around } = filters
  return regions.length > 0 || districts.length > 0 || around !== null || place !== undefined
}

/**
 * The dates of events in several places, with the columns of documents: each where that date is. It is past once it has begun; if what
 * is past is asked for, once its event is.
 */
export function placedDates({ time }: ListFilters): RawBuilder<unknown> {
  const pastFrom = time === 'past' ? sql`whole.past_from` : sql`dates.starts_at`
  return sql`(select dates.date_id, dates.starts_at, whole.project_event_id, whole.type, whole.category,
      whole.support_types, whole.created_at, whole.haystack, ${pastFrom} as past_from,
      dates.region, dates.district, dates.latitude, dates.longitude
    from calendar_entries as dates join search_documents as whole on whole.project_event_id = dates.project_event_id
    where dates.region is not null)`
}

/** The conditions on one of these dates. */
export function dateConditions(asked: Narrowed) {
  return all([
    ...narrowings({ ...asked, isOfDates: true }),
    ...mentioning(searchWords(asked.filters.q)),
  ])
}
