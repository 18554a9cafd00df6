import { sql, type RawBuilder } from 'kysely'
import { all, mentioning, narrowings, type Narrowed } from './conditions.ts'
import { startsWithin } from './event-dates.ts'
import { NO_FILTERS, type ListFilters } from './listing.ts'
import { cellsOf } from './reach.ts'
import { searchWords } from './search-words.ts'

/** Whether it is asked where something takes place: then events in several places are found by their dates. */
export function asksWhere({ filters, place }: Pick<Narrowed, 'filters' | 'place'>): boolean {
  const { regions, districts, around } = filters
  return regions.length > 0 || districts.length > 0 || around !== null || place !== undefined
}

/**
 * The dates of events in several places, with the columns of documents: each where that date is. It is past once it has begun; if what
 * is past is asked for, once its event is. Documents are looked up one by one, or not at all
 * where a statement needs nothing of them.
 */
export function placedDates(
  filters: ListFilters,
  entries = sql`calendar_entries`,
): RawBuilder<unknown> {
  const { q, categories, supportTypes, time } = filters
  const pastFrom = time === 'past' ? sql`whole.past_from` : sql`dates.starts_at`
  const isRead = q !== '' || categories.length > 0 || supportTypes.length > 0 || time === 'past'
  const document = isRead
    ? sql`lateral (select * from search_documents where project_event_id = dates.project_event_id offset 0) as whole on true`
    : sql`search_documents as whole on whole.project_event_id = dates.project_event_id`
  return sql`(select dates.date_id, dates.starts_at, dates.project_event_id, 'event' as type, whole.category,
      whole.support_types, dates.item_created_at as created_at, whole.haystack, ${pastFrom} as past_from,
      dates.region, dates.district, dates.latitude, dates.longitude
    from ${entries} as dates left join ${document})`
}

/** The entries of these dates where and when they are asked for, at most `most`, those that are nearest to now; at any time the latest. */
export function nearestEntries(asked: Narrowed, most: number): RawBuilder<unknown> {
  const { regions, districts, around, time, from, to } = asked.filters
  const isPast = time === 'past'
  const filters = {
    ...NO_FILTERS,
    regions,
    districts,
    around,
    from,
    to,
    time: isPast ? null : time,
  }
  const conditions = [
    sql`${sql.ref(indexedColumn(asked))} is not null`,
    ...narrowings({ ...asked, filters, isOfDates: true }),
    ...(isPast ? [sql`starts_at < ${asked.now}`] : []),
  ]
  // No more than the indexes of these entries hold.
  return sql`(select * from (select date_id, project_event_id, item_created_at, starts_at, starts_at as past_from,
        region, district, latitude, longitude from calendar_entries as placed) as entries
    where ${sql.join(conditions, sql` and `)}
    order by starts_at ${startsWithin(asked) === null ? sql`desc` : sql`asc`} limit ${most})`
}

/** The conditions on one of these dates, where it is asked for; only events in several places have dates that are somewhere. */
export function dateConditions(asked: Narrowed) {
  // So that the planner takes the index of what is asked for: an area, a district, or else all that is ahead.
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
