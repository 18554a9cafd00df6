import { sql, type RawBuilder } from 'kysely'
import { distanceTo, type Narrowed } from './conditions.ts'
import { firstDateWithin, startsWithin } from './event-dates.ts'
import { asksWhere, placedDates } from './placed-dates.ts'

/** Two numbers, since arrays of them take five times as long to sort as all else of a list. */
type SortKey = { first: RawBuilder<number | null>; second: RawBuilder<number | null> }

/**
 * What comes before the date of creation when documents are sorted. Where the statement has already found the `start` of what it
 * sorts, in seconds, that need not be looked up.
 */
export function sortKeyOf(asked: Narrowed, start = firstStart(asked)): SortKey {
  const { sort = 'newest', filters } = asked
  switch (sort) {
    case 'soonest':
      return { first: start, second: NONE }
    case 'nearest':
      return { first: filters.around ? distanceTo(filters.around) : NONE, second: NONE }
    case 'needed':
      return { first: shareTaken, second: start }
    case 'newest':
      return { first: NONE, second: NONE }
  }
}

/** The same for the statement's `hits`, whose documents are looked up one by one. */
export function sortKeyOfHits(asked: Narrowed): SortKey {
  const { first, second } = sortKeyOf(asked)
  if (!asksWhere(asked)) return { first: ofHit(first), second: ofHit(second) }
  const onDate = sortKeyOf(asked, inSeconds(sql`starts_at`))
  return {
    first: ofHit(first, { key: onDate.first, asked }),
    second: ofHit(second, { key: onDate.second, asked }),
  }
}

type OnDate = { key: RawBuilder<number | null>; asked: Narrowed }

function ofHit(key: RawBuilder<number | null>, onDate?: OnDate): RawBuilder<number | null> {
  if (key === NONE) return NONE
  const ofItem = sql<
    number | null
  >`(select ${key} from search_documents where project_event_id = hits.project_event_id)`
  if (!onDate) return ofItem
  return sql`case when hits.date_id is null then ${ofItem}
    else (select ${onDate.key} from ${placedDates(onDate.asked.filters)} as dates where date_id = hits.date_id) end`
}

const NONE = sql<null>`null::float8`

/** Has no dates, or none within the time asked for. */
export const NO_START = sql<number>`'infinity'::float8`

/** When something starts, in seconds. */
export function inSeconds(moment: RawBuilder<Date | null>): RawBuilder<number> {
  return sql`extract(epoch from ${moment})::float8`
}

/** Only events have dates here. */
function firstStart(asked: Narrowed): RawBuilder<number> {
  const first = firstDateWithin(startsWithin(asked) ?? { from: asked.now, to: null })
  return sql`case type when 'event' then coalesce(${inSeconds(first)}, ${NO_START}) else ${NO_START} end`
}

/** The share of places filled or of the goal reached, whichever is less; items with neither come last. */
const shareTaken = sql<number>`(select coalesce(least(e.places_taken::float8 / e.places,
    e.raised_cents::float8 / e.donation_goal_cents), 'infinity')
  from project_events as e where e.id = project_event_id)`
