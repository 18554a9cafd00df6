import { sql, type RawBuilder } from 'kysely'
import { all, mentioning, narrowings, type Narrowed } from './conditions.ts'
import type { ListFilters } from './listing.ts'
import { cellsOf } from './reach.ts'
import { searchWords } from './search-words.ts'

/** Whether it is asked where something takes place: then events in several places are found by their dates. */
export function asksWhere({ filters, place }: Pick<Narrowed, 'filters' | 'place'>): boolean {
  const { regions, districts, around } = filters
  return regions.length > 0 || districts.length > 0 || around !== null || place !== undefined
}

/**
 * The dates of events in several places, with the columns of documents: each where that date is. It is past once it has begun; if what
 * is past is asked for, once its event is. A statement that needs nothing of the documents does not read them.
 */
export function placedDates({ time }: ListFilters): RawBuilder<unknown> {
  const pastFrom = time === 'past' ? sql`whole.past_from` : sql`dates.starts_at`
  return sql`(select dates.date_id, dates.starts_at, dates.project_event_id, 'event' as type, whole.category,
      whole.support_types, whole.created_at, whole.haystack, ${pastFrom} as past_from,
      dates.region, dates.district, dates.latitude, dates.longitude
    from calendar_entries as dates left join search_documents as whole on whole.project_event_id = dates.project_event_id)`
}

/** The conditions on one of these dates, where it is asked for; only events in several places have dates that are somewhere. */
export function dateConditions(asked: Narrowed) {
  // By this the planner takes the index of what is asked for: of an area, a district, else of all that is ahead.
  return all([
    sql`${sql.ref(indexedColumn(asked))} is not null`,
    ...narrowings({ ...asked, isOfDates: true }),
    ...mentioning(searchWords(asked.filters.q)),
  ])
}

function indexedColumn({ filters: { regions, districts }, place }: Narrowed) {
  if (cellsOf(place?.within)) return 'latitude'
  return districts.length > 0 && regions.length === 0 ? 'district' : 'region'
}
