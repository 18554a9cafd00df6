import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Box } from '../places/place.ts'
import type { ListFilters } from './listing.ts'
import { cellsOf, NEWEST_ONLY, weeksOf, type Reach } from './reach.ts'
import { searchWords } from './search-words.ts'

/** So many older ones are gathered at most, to be put in order; a rarer word never has as many. */
const OLDER_MOST = 5_000
/** And so many of the events that are nearest to now. */
const NEAREST_MOST = 1_000

/** Only what has a place on the map: inside of the one box, outside of the other. */
export type Place = { within?: Box | undefined; outside?: Box | undefined }

export type Hit = { project_event_id: string; created_at: Date }

/** The newest documents that match as far as is looked, at most `most`, newest first. */
export function matchDocuments(
  filters: ListFilters,
  now: Date,
  most: number,
  { place, reach = 'all' }: { place?: Place | undefined; reach?: Reach } = {},
): RawBuilder<Hit> {
  const words = searchWords(filters.q)
  const matches = conditions(filters, now, words, place)
  if (reach === 'nearest') {
    return sql<Hit>`
      select * from (${amongNewest(NEWEST_ONLY, matches, most, sql`type = 'event'`)}) as recent
      union ${amongNearest(filters, matches)}
      order by created_at desc, project_event_id desc limit ${most}`
  }
  if (typeof reach === 'object' && 'newest' in reach)
    return amongNewest(reach.newest, matches, most)
  if (words.length === 0) {
    return sql<Hit>`
      select project_event_id, created_at from search_documents where ${matches}
      order by created_at desc, project_event_id desc limit ${most}`
  }
  // First gathered, then put in order: walking all of them in order, a rare word would be met late or never.
  return sql<Hit>`
    with found as materialized (
      select project_event_id, created_at from search_documents
      where ${matches} and ${isTagged(filters, reach === 'all' ? [] : weeksOf(reach, now), place)}
      limit ${OLDER_MOST}
    )
    select * from found order by created_at desc, project_event_id desc limit ${most}`
}

function amongNewest(
  depth: number,
  matches: RawBuilder<SqlBool>,
  most: number,
  kind = sql<SqlBool>`true`,
): RawBuilder<Hit> {
  return sql<Hit>`
    select project_event_id, created_at from (
      select * from search_documents where ${kind}
      order by created_at desc, project_event_id desc limit ${depth}
    ) as newest where ${matches}
    order by created_at desc, project_event_id desc limit ${most}`
}

/** The newest events may all be to come, and nearly all events may be over: so the nearest to now are asked too. */
function amongNearest({ time }: ListFilters, matches: RawBuilder<SqlBool>): RawBuilder<Hit> {
  const nearestFirst = time === 'past' ? sql`desc` : sql`asc`
  return sql<Hit>`(
    select project_event_id, created_at from search_documents where type = 'event' and ${matches}
    order by start_datetime ${nearestFirst}, project_event_id ${nearestFirst} limit ${NEAREST_MOST})`
}

function conditions(
  filters: ListFilters,
  now: Date,
  words: string[],
  place: Place | undefined,
): RawBuilder<SqlBool> {
  const { type, category, supportType, region, time } = filters
  const all: RawBuilder<SqlBool>[] = []
  if (type) all.push(sql`type = ${type}`)
  if (category) all.push(sql`category = ${category}`)
  if (region) all.push(sql`region = ${region}`)
  if (supportType) all.push(sql`support_types @> array[${supportType}]::text[]`)
  if (time) {
    const inTime = time === 'past' ? sql`start_datetime < ${now}` : sql`start_datetime >= ${now}`
    // Said plainly of events alone, an index can be asked for it.
    all.push(type === 'event' ? sql`${inTime}` : sql`(type = 'project' or ${inTime})`)
  }
  if (place) all.push(sql`latitude is not null`)
  if (place?.within) all.push(lyingIn(place.within))
  if (place?.outside) all.push(sql`not (${lyingIn(place.outside)})`)
  // Last, being dearest: conditions of one price are checked as they are written.
  for (const word of words) all.push(sql`haystack like ${containing(word)}`)
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `)
}

/** The same as the index has it that holds the letters too, so that it is asked for no more than is wanted. */
function isTagged(
  { type, category, supportType, region }: ListFilters,
  weeks: readonly string[],
  place: Place | undefined,
): RawBuilder<SqlBool> {
  const tags = [
    type,
    category && `topic:${category}`,
    region && `region:${region}`,
    supportType,
  ].filter((tag) => tag !== null)
  const cells = cellsOf(place?.within) ?? []
  const all = [weeks, cells]
    .filter((any) => any.length > 0)
    .map((any) => sql<SqlBool>`tags && ${any}::text[]`)
  if (tags.length > 0) all.push(sql`tags @> ${tags}::text[]`)
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `)
}

function lyingIn({ south, north, west, east }: Box): RawBuilder<SqlBool> {
  return sql`latitude between ${south} and ${north} and longitude between ${west} and ${east}`
}

/** A pattern for any part of a text; what means something in a pattern is meant as itself. */
function containing(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
