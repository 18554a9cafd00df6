import { sql, type RawBuilder } from 'kysely'
import { distanceTo, type Narrowed } from './conditions.ts'

/** What comes before the date of creation when the statement's `hits` are sorted: numbers, compared one by one. */
export function sortKeyOf({ sort = 'newest', filters }: Narrowed): RawBuilder<number[] | null> {
  const of = (key: RawBuilder<unknown>) =>
    sql<
      number[]
    >`(select ${key} from search_documents where project_event_id = hits.project_event_id)`
  switch (sort) {
    case 'soonest':
      return of(sql`array[${start}]`)
    case 'nearest':
      return filters.around ? of(sql`array[${distanceTo(filters.around)}]`) : sql`null::float8[]`
    case 'needed':
      return of(sql`array[${shareTaken}, ${start}]`)
    case 'newest':
      return sql`null::float8[]`
  }
}

const start = sql`coalesce(extract(epoch from start_datetime)::float8, 'infinity')`

/** The share of places filled or of the goal reached, whichever is less; items with neither come last. */
const shareTaken = sql`(select coalesce(least(e.places_taken::float8 / e.places,
    e.raised_cents::float8 / e.donation_goal_cents), 'infinity')
  from project_events as e where e.id = search_documents.project_event_id)`
