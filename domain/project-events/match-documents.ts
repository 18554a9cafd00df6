import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { normalize } from '#platform/text/normalize.ts'
import type { Box } from '../places/place.ts'
import type { ListFilters, ListTime } from './listing.ts'

/** So many of the newest are looked through before the index of letters is asked. */
export const NEWEST_FIRST = 3_000
/** So many older ones are gathered at most, to be put in order; a rarer word never has as many. */
const OLDER_MOST = 5_000
const WORDS_MOST = 8

/** Only what has a place on the map: inside of the one box, outside of the other. */
export type Place = { within?: Box | undefined; outside?: Box | undefined }

export type Hit = {
  project_event_id: string
  created_at: Date
  /** There were enough among the newest, and nobody looked whether there are more. */
  is_open: boolean
}

/** The words of a search, as the stored text is: normalized, without what no stored text can hold. */
export function searchWords(q: string): string[] {
  const readable = q.toWellFormed().replaceAll(/\p{Cc}/gu, ' ')
  return [...new Set(normalize(readable).split(' '))].filter(Boolean).slice(0, WORDS_MOST)
}

/** The index knows text by runs of three letters; a search of shorter words alone cannot use it. */
export function isInIndex(words: readonly string[]): boolean {
  return words.some((word) => /[\p{L}\p{N}]{3}/u.test(word))
}

/**
 * The newest documents that match, at most `most`, newest first. A search looks through the newest 3,000 and, if they
 * do not yield `enough` and a word has three letters, asks the index for older ones. Words of one or two letters alone
 * are looked for in the newest 3,000 only, since nothing but reading every document would find the others. Events before
 * or after now are looked for in the newest 3,000 events alike, and then among those that are nearest to now.
 */
export function matchDocuments(
  filters: ListFilters,
  now: Date,
  most: number,
  { place, enough = most }: { place?: Place; enough?: number } = {},
): RawBuilder<Hit> {
  const words = searchWords(filters.q)
  const matches = conditions(filters, now, words, place)
  if (words.length === 0 && filters.type === 'event' && filters.time) {
    return eventsInTime(filters, filters.time, { matches, most, enough })
  }
  if (words.length === 0) {
    return sql<Hit>`
      select project_event_id, created_at, false as is_open from search_documents where ${matches}
      order by created_at desc, project_event_id desc limit ${most}`
  }
  const older = isInIndex(words) ? sql`union select * from older` : sql``
  return sql<Hit>`
    with newest as materialized (
      select * from search_documents
      order by created_at desc, project_event_id desc limit ${NEWEST_FIRST}
    ), recent as materialized (
      select project_event_id, created_at from newest where ${matches}
      order by created_at desc, project_event_id desc limit ${most}
    ), older as materialized (
      select project_event_id, created_at from search_documents
      where (select count(*) from recent) < ${enough} and ${matches} limit ${OLDER_MOST}
    )
    select project_event_id, created_at, ${isOpen(enough)} as is_open from (select * from recent ${older}) as found
    order by created_at desc, project_event_id desc limit ${most}`
}

/** Neither order alone would do: the newest events may all be to come, and nearly all events may be over. */
function eventsInTime(
  { type }: ListFilters,
  time: ListTime,
  { matches, most, enough }: { matches: RawBuilder<SqlBool>; most: number; enough: number },
): RawBuilder<Hit> {
  const nearestFirst = time === 'past' ? sql`desc` : sql`asc`
  return sql<Hit>`
    with newest as materialized (
      select * from search_documents where type = ${type}
      order by created_at desc, project_event_id desc limit ${NEWEST_FIRST}
    ), recent as materialized (
      select project_event_id, created_at from newest where ${matches}
      order by created_at desc, project_event_id desc limit ${most}
    ), nearest as materialized (
      select project_event_id, created_at from search_documents
      where (select count(*) from recent) < ${enough} and type = 'event' and ${matches}
      order by start_datetime ${nearestFirst}, project_event_id ${nearestFirst} limit ${OLDER_MOST}
    )
    select project_event_id, created_at, ${isOpen(enough)} as is_open from (select * from recent union select * from nearest) as found
    order by created_at desc, project_event_id desc limit ${most}`
}

function isOpen(enough: number): RawBuilder<boolean> {
  return sql`((select count(*) from recent) >= ${enough} and (select count(*) from newest) = ${NEWEST_FIRST})`
}

function conditions(
  filters: ListFilters,
  now: Date,
  words: string[],
  place: Place | undefined,
): RawBuilder<SqlBool> {
  const { type, category, supportType, region, time } = filters
  const all = words.map((word) => sql<SqlBool>`haystack like ${containing(word)}`)
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
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `)
}

function lyingIn({ south, north, west, east }: Box): RawBuilder<SqlBool> {
  return sql`latitude between ${south} and ${north} and longitude between ${west} and ${east}`
}

/** A pattern for any part of a text; what means something in a pattern is meant as itself. */
function containing(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
