import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { containing } from '#platform/text/search-pattern.ts'
import type { Box } from './place.ts'
import { isSet, type Around, type ListFilters, type ListSort } from './listing.ts'
import { cellsOf } from './reach.ts'
import { hasDateWithin, startsWithin } from './event-dates.ts'

/** A filter by map position: inside of one box, outside of the other. */
export type Place = { within?: Box | undefined; outside?: Box | undefined }

export type Narrowed = {
  filters: ListFilters
  place?: Place | undefined
  /** How results are sorted; newest first by default. */
  sort?: ListSort
  now: Date
  /** What started since then is shown though it has begun; since now by default. */
  since?: Date
  /** Asked of single dates, see `placedDates`. */
  isOfDates?: boolean
}

type Filters = ListFilters
/** Filters with a condition of their own; the others are in `whenCondition` and `whereCondition`. */
type Alone = Exclude<keyof Filters, 'q' | 'time' | 'from' | 'to' | 'regions' | 'districts'>

/** The condition of each filter, in the order in which they are evaluated. */
const conditionOf: {
  [Name in Alone]: (chosen: NonNullable<Filters[Name]>) => RawBuilder<SqlBool>
} = {
  type: (type) => sql`type = ${type}`,
  categories: (categories) => isOneOf(sql`category`, categories),
  supportTypes: (kinds) => sql`support_types && ${kinds}::text[]`,
  around: (around) => sql`${distanceTo(around)} <= ${around.km}`,
  hasPlaces: () => sql`not exists (select from project_events as e
    where e.id = project_event_id and e.places_taken >= e.places)`,
}

/** The conditions on a document, except for the search words. */
export function narrowings(asked: Narrowed): RawBuilder<SqlBool>[] {
  const { filters, place } = asked
  const each = (Object.keys(conditionOf) as Alone[]).flatMap((name) => {
    const chosen = filters[name]
    return isSet(chosen) ? [conditionOf[name](chosen as never)] : []
  })
  each.push(...whereCondition(filters), ...whenCondition(asked))
  if (place) each.push(sql`latitude is not null`)
  if (place?.within) each.push(lyingIn(place.within))
  if (place?.outside) each.push(sql`not (${lyingIn(place.outside)})`)
  return each
}

/** The distance in kilometers, exact enough within a country. Null for what has no place on the map. */
export function distanceTo({ latitude, longitude }: Around): RawBuilder<number> {
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  return sql`${KM_PER_DEGREE} * sqrt((latitude - ${latitude}) ^ 2 + (${narrowing} * (longitude - ${longitude})) ^ 2)`
}

/** The smallest box of the map with everything around a point. */
export function boxAround({ latitude, longitude, km }: Around): Box {
  const north = km / KM_PER_DEGREE
  const east = north / Math.cos((latitude * Math.PI) / 180)
  return {
    south: latitude - north,
    north: latitude + north,
    west: longitude - east,
    east: longitude + east,
  }
}

const KM_PER_DEGREE = 111.195

/** Regions and districts are places of one kind: an item is in any of them. */
export function whereCondition(
  { regions, districts }: Filters,
  [region, district]: readonly [string, string] = ['region', 'district'],
): RawBuilder<SqlBool>[] {
  const each = [
    ...(regions.length > 0 ? [isOneOf(sql.ref(region), regions)] : []),
    ...(districts.length > 0 ? [isOneOf(sql.ref(district), districts)] : []),
  ]
  return each.length > 0 ? [sql`(${sql.join(each, sql` or `)})`] : []
}

function whenCondition(asked: Narrowed): RawBuilder<SqlBool>[] {
  const within = startsWithin(asked)
  if (!within) return asked.filters.time === 'past' ? [sql`past_from < ${asked.now}`] : []
  const { from, to } = within
  if (to === null) return [sql`past_from >= ${from}`]
  if (asked.isOfDates) return [sql`past_from >= ${from} and past_from < ${to}`]
  // A project goes on in these days if any of its dates has a part of them, or if it has none.
  return [
    sql`(past_from >= ${from} and case type when 'event' then ${hasDateWithin(within)}
      else coalesce((select bool_or(coalesce(d.starts_at < ${to}, true) and coalesce(d.ends_at > ${from}, true))
        from (select project_event_id as item, starts_at, ends_at from project_event_dates) as d
        where d.item = project_event_id), true) end)`,
  ]
}

function isOneOf(column: RawBuilder<string>, values: readonly string[]): RawBuilder<SqlBool> {
  // A single value keeps the order of an index.
  return values.length === 1
    ? sql`${column} = ${values[0]}`
    : sql`${column} = any(${values}::text[])`
}

/**
 * Matches each word anywhere in the text. The most expensive conditions, so they come last: conditions of equal cost
 * are evaluated as written.
 */
export function holding(words: readonly string[]): RawBuilder<SqlBool>[] {
  return words.map((word) => sql`haystack like ${containing(word)}`)
}

/** The same where no index narrows it: takes a fifth of the time to read a text. */
export function mentioning(words: readonly string[]): RawBuilder<SqlBool>[] {
  return words.map((word) => sql`strpos(haystack, ${word}) > 0`)
}

export function all(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** The same as tags of the trigram index, so that it returns no more than needed. */
export function tags({ filters, place }: Narrowed): RawBuilder<SqlBool>[] {
  const { type, categories, supportTypes, regions, districts } = filters
  const chosen: (readonly string[])[] = [
    type ? [type] : [],
    categories.map((category) => `topic:${category}`),
    districts.length > 0 ? [] : regions.map((region) => `region:${region}`),
    supportTypes,
  ]
  const known = chosen.flatMap((tagged) => (tagged.length === 1 ? tagged : []))
  const cells = (cellsOf(place?.within) ?? []).map((cell) => `cell:${cell}`)
  const anyOf = [cells, ...chosen.filter((tagged) => tagged.length > 1)]
  const each = anyOf.flatMap((some) =>
    some.length > 0 ? [sql<SqlBool>`tags && ${some}::text[]`] : [],
  )
  if (known.length > 0) each.push(sql`tags @> ${known}::text[]`)
  return each
}

function lyingIn({ south, north, west, east }: Box): RawBuilder<SqlBool> {
  return sql`latitude between ${south} and ${north} and longitude between ${west} and ${east}`
}
