import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { all, holding, narrowings, whereCondition } from './conditions.ts'
import type { Day } from './day.ts'
import { isFiltered, type ListFilters } from './listing.ts'
import { asksWhere, dateConditions, placedDates } from './placed-dates.ts'
import { searchWords } from './search-words.ts'

/** A range of days, both inclusive; of one organization or of all, and only what passes the filters. */
export type Days = {
  from: Day
  to: Day
  partnerId: string | null
  filters?: ListFilters | undefined
}

export type Hit = {
  projectEventId: string
  dateId: string
  startsAt: Date
  endsAt: Date | null
  firstDay: Day
  lastDay: Day
}

/**
 * Selects the calendar entries of events on any of these days, one for each date, without cancelled ones; at most `most` each of those
 * that start within the range and of those that started before, earliest first. One-day events are found by their day;
 * only longer ones need the range index.
 */
export function betweenDays(
  { from, to, partnerId, filters }: Days,
  most: number | null,
): RawBuilder<Hit> {
  const columns = sql`project_event_id, date_id, starts_at, ends_at, first_day, last_day`
  const passing = passes(filters)
  const limit = most === null ? sql`` : sql`limit ${most}`
  if (partnerId !== null) {
    return sql<Hit>`
      select ${columns} from calendar_entries
      where cancelled_at is null and ${passing} and partner_id = ${partnerId}
        and first_day <= ${to}::date and last_day >= ${from}::date
      order by greatest(first_day, ${from}::date), starts_at, project_event_id ${limit}`
  }
  return sql<Hit>`
    (select ${columns} from calendar_entries
      where cancelled_at is null and ${passing} and first_day between ${from}::date and ${to}::date
      order by first_day, starts_at, project_event_id ${limit})
    union all
    (select ${columns} from calendar_entries
      where cancelled_at is null and ${passing} and last_day > first_day and first_day < ${from}::date
        and daterange(first_day, last_day, '[]') @> ${from}::date
      order by starts_at, project_event_id ${limit})`
}

/**
 * The condition on a calendar entry that its event passes the filters, whenever it takes place, and wherever on that date. An entry has its
 * region and district; documents are read for other filters only.
 */
export function passes(filters: ListFilters | undefined): RawBuilder<SqlBool> {
  if (!filters) return sql`true`
  const where = whereCondition(filters, ['in_region', 'in_district'])
  const others = { ...filters, regions: [], districts: [], time: null, from: null, to: null }
  if (others.q || isFiltered(others)) where.push(documentPasses(others))
  return all(where)
}

function documentPasses(filters: ListFilters): RawBuilder<SqlBool> {
  const asked = { filters, now: new Date(0) }
  const conditions = all([...narrowings(asked), ...holding(searchWords(filters.q))])
  const document = sql`select from search_documents
    where search_documents.project_event_id = calendar_entries.project_event_id and ${conditions}`
  if (!asksWhere(asked)) return sql`exists (${document})`
  // Looked up one by one: of either, the planner would collect all that are there.
  return sql`(exists (${document} offset 0) or calendar_entries.region is not null and exists (
    select from ${placedDates(filters)} as dates
    where date_id = calendar_entries.date_id and ${dateConditions(asked)} offset 0))`
}
