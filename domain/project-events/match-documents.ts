import { sql, type RawBuilder, type SqlBool } from 'kysely'
import {
  all,
  boxAround,
  holding,
  mentioning,
  narrowings,
  tags,
  type Narrowed,
} from './conditions.ts'
import { ITEMS_COUNTED_MOST, type Around } from './listing.ts'
import { BY_START, soonestWithin, START, startsWithin } from './event-dates.ts'
import { asksWhere, dateConditions, nearestEntries, placedDates } from './placed-dates.ts'
import { TYPES, type ProjectEventType } from './project-event.ts'
import { cellsOf, NEWEST_ONLY, type Reach } from './reach.ts'
import { searchWords } from './search-words.ts'
import { inSeconds, NO_START, sortKeyOf } from './sort-key.ts'

/** The maximum number of older documents collected for sorting; a rare word never has as many. */
const OLDER_MOST = 5_000
/** The number of documents of each type, and of dates of events in several places, that are nearest to now. */
const NEAREST_MOST = 1_000

export type MatchedItem = { projectEventId: string; createdAt: Date }
/** With the date by which it was found, if its event is in several places. */
export type Hit = MatchedItem & { dateId: string | null }
/** With what it is sorted by first; see `sortKeyOf`. */
type SortedItem = MatchedItem & { sortFirst: number | null; sortSecond: number | null }

/**
 * Selects the newest matching items within reach, at most `most`, newest first; with the reach `first`, the first by the requested
 * order, with what they are sorted by. Where a place is asked for, also the events that have one of their dates there: each once, or
 * once for each of these places.
 */
export function matchItems(
  asked: Narrowed & { isEachPlace?: boolean },
  most: number,
  reach: Reach,
): RawBuilder<Hit> {
  const found = sql`select *, null::uuid as date_id from (${matchDocuments(asked, most, reach)}) as documents`
  if (!asksWhere(asked)) return sql<Hit>`${found}`
  const isSorted = reach === 'first'
  return sql<Hit>`
    select * from (${found} union all (${matchPlacedDates(asked, most, { isSorted })})) as items
    order by ${isSorted ? sql`sort_first, sort_second, ` : sql``}created_at desc, project_event_id desc limit ${most}`
}

/**
 * Selects the events in several places that have one of their dates where it is asked for, with the first such date, or the nearest if they
 * are sorted so; once for each of these places if `isEachPlace`.
 */
function matchPlacedDates(
  asked: Narrowed & { isEachPlace?: boolean },
  most: number,
  { isSorted }: { isSorted: boolean },
): RawBuilder<Hit> {
  const { first, second } = sortKeyOf(asked, inSeconds(sql`starts_at`))
  const each = asked.isEachPlace
    ? sql`project_event_id, latitude, longitude`
    : sql`project_event_id`
  return sql<Hit>`
    select project_event_id, created_at, ${isSorted ? sql`sort_first, sort_second, ` : sql``}date_id
    from (
      select distinct on (${each}) project_event_id, created_at, date_id, sort_first, sort_second
      from (
        select project_event_id, created_at, date_id, starts_at, latitude, longitude, ${first} as sort_first, ${second} as sort_second
        from ${placedDates(asked.filters, nearestEntries(asked, NEAREST_MOST))} as dates
        where ${dateConditions(asked)}
      ) as dates
      order by ${each}, sort_first, starts_at < ${asked.since ?? asked.now}, starts_at
    ) as each_event
    order by sort_first, sort_second, created_at desc, project_event_id desc limit ${most}`
}

/** For weeks, selects those since the week in the statement's `reached`; its `near` has the matches among the newest documents. */
function matchDocuments(asked: Narrowed, most: number, reach: Reach): RawBuilder<MatchedItem> {
  const words = searchWords(asked.filters.q)
  const matches = matchesOf(asked)
  if (reach === 'first') return matchFirst(asked, most)
  if (reach === 'nearest') {
    const nearest = sql.join(
      typesOf(asked).map((type) => amongNearest(asked, type, matches)),
      sql` union `,
    )
    return sql<MatchedItem>`
      select * from (${matchNewest(NEWEST_ONLY, asked, most, asked.filters.type ? sql`type = ${asked.filters.type}` : undefined)}) as recent
      union ${nearest}
      order by created_at desc, project_event_id desc limit ${most}`
  }
  if (reach === 'all' && words.length === 0) {
    const cells = cellsOf(asked.place?.within)
    if (cells) return amongCells(cells, matches, most)
    return sql<MatchedItem>`
      select project_event_id, created_at from search_documents where ${matches}
      order by created_at desc, project_event_id desc limit ${most}`
  }
  if (reach === 'all') return gathered(all([matches, ...tags(asked)]), most)
  if ('newest' in reach) return matchNewest(reach.newest, asked, most)
  const sinceReached = gathered(all([matches, sinceWeekReached, ...tags(asked)]), most)
  if ('documents' in reach) return sinceReached
  return sql<MatchedItem>`
    select * from near where (select week from reached) is null
    union all select * from (${sinceReached}) as further
    order by created_at desc, project_event_id desc limit ${most}`
}

/** Selects the matches among the newest `depth` documents, in index order. */
export function matchNewest(
  depth: number,
  asked: Narrowed,
  most: number,
  kind = sql<SqlBool>`true`,
): RawBuilder<MatchedItem> {
  const matches = all([...narrowings(asked), ...mentioning(searchWords(asked.filters.q))])
  return sql<MatchedItem>`
    select project_event_id, created_at from (
      select * from search_documents where ${kind}
      order by created_at desc, project_event_id desc limit ${depth}
    ) as newest where ${matches}
    order by created_at desc, project_event_id desc limit ${most}`
}

/**
 * Selects the first matches by the requested order, with what they are sorted by. What is soonest is read from the index of each
 * type, what is near a point from nearest on. What is needed most is found among as many of each type as a list counts, what is
 * soonest near a point among as many of the nearest.
 */
function matchFirst(asked: Narrowed, most: number): RawBuilder<SortedItem> {
  const { filters, sort } = asked
  const counted = ITEMS_COUNTED_MOST + 1
  const depth = sort === 'needed' ? counted : most
  const sources = filters.around
    ? [nearestTo(filters.around, asked, sort === 'nearest' ? most : counted)]
    : typesOf(asked).map((type) =>
        type === 'event'
          ? soonestEvents(asked, depth, sortColumns(asked, inSeconds(START)))
          : sql`(select project_event_id, created_at${sortColumns(asked, NO_START)}
              from search_documents where type = 'project' and ${matchesOf(asked)}
              order by created_at desc, project_event_id desc limit ${depth})`,
      )
  return sql<SortedItem>`
    select * from (${sql.join(sources, sql` union all `)}) as hits
    order by sort_first, sort_second, created_at desc, project_event_id desc limit ${most}`
}

function sortColumns(asked: Narrowed, start?: RawBuilder<number>): RawBuilder<unknown> {
  const { first, second } = sortKeyOf(asked, start)
  return sql`, ${first} as sort_first, ${second} as sort_second`
}

/** Selects the matching events by their first date within the time asked for, with these further columns. */
function soonestEvents(asked: Narrowed, depth: number, further = sql``): RawBuilder<MatchedItem> {
  const within = startsWithin(asked) ?? { from: asked.now, to: null }
  // Only events have dates here, and these are within that time already.
  const filters = { ...asked.filters, type: null, time: null, from: null, to: null }
  const narrowed = [...narrowings({ ...asked, filters }), ...holding(searchWords(asked.filters.q))]
  return sql<MatchedItem>`(select project_event_id, created_at${further} from ${soonestWithin(within, narrowed.length > 0)}
    where ${all(narrowed)} order by ${BY_START} limit ${depth})`
}

/** Reads documents from the nearest on, from an index that has all that filters need; the box ends it where there are few. */
function nearestTo(around: Around, asked: Narrowed, depth: number): RawBuilder<SortedItem> {
  const { south, north, west, east } = boxAround(around)
  const corners = sql`box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`
  // The box as a condition on latitude would make the planner collect all and sort it.
  const matches = matchesOf({ ...asked, place: undefined })
  const center = sql`point(${around.longitude}::float8, ${around.latitude}::float8)`
  return sql<SortedItem>`(select project_event_id, created_at${sortColumns(asked)} from search_documents
    where latitude is not null and ${PLACED} <@ ${corners} and ${matches}
    order by ${PLACED} <-> ${center} limit ${depth})`
}

/** As in its index. */
const PLACED = sql`point(longitude, latitude)`

/**
 * Selects the matches of a small area: merges the newest of its cells, until there are enough. Each cell must be ordered:
 * else the planner, who does not know that what is in a cell is mostly in the area, collects all and sorts them.
 */
function amongCells(
  cells: readonly number[],
  matches: RawBuilder<SqlBool>,
  most: number,
): RawBuilder<MatchedItem> {
  const each = cells.map(
    (cell) => sql`(select * from search_documents where cell = ${sql.lit(cell)}
      order by created_at desc, project_event_id desc)`,
  )
  return sql<MatchedItem>`
    select project_event_id, created_at from (${sql.join(each, sql` union all `)}) as newest where ${matches}
    order by created_at desc, project_event_id desc limit ${most}`
}

// Stated twice: the first condition is known before anything is read.
const sinceWeekReached = sql<SqlBool>`(select week from reached) is not null
  and tags && array(select 'week:' || week from search_weeks where week >= (select week from reached))`

/** Collects first and sorts then: reading all in order would find a rare word late or never. */
function gathered(condition: RawBuilder<SqlBool>, most: number): RawBuilder<MatchedItem> {
  return sql<MatchedItem>`
    with found as materialized (
      select project_event_id, created_at from search_documents where ${condition} limit ${OLDER_MOST}
    )
    select * from found order by created_at desc, project_event_id desc limit ${most}`
}

/**
 * The newest may all be upcoming, and nearly all may be over: so also search those nearest to now, each type by its own index.
 */
function amongNearest(
  asked: Narrowed,
  type: ProjectEventType,
  matches: RawBuilder<SqlBool>,
): RawBuilder<MatchedItem> {
  const { filters, now, since = now } = asked
  const isPast = filters.time === 'past'
  if (type === 'event' && !isPast) return soonestEvents(asked, NEAREST_MOST)
  const nearestFirst = isPast ? sql`desc` : sql`asc`
  return sql<MatchedItem>`(
    select project_event_id, created_at from search_documents
    where type = ${sql.lit(type)} and past_from ${isPast ? sql`< ${now}` : sql`>= ${since}`} and ${matches}
    order by past_from ${nearestFirst}, project_event_id ${nearestFirst} limit ${NEAREST_MOST})`
}

function matchesOf(asked: Narrowed): RawBuilder<SqlBool> {
  return all([...narrowings(asked), ...holding(searchWords(asked.filters.q))])
}

function typesOf({ filters }: Narrowed): readonly ProjectEventType[] {
  return filters.type ? [filters.type] : TYPES
}
