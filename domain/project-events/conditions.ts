import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Box } from './place.ts'
import type { ListFilters } from './listing.ts'
import { cellsOf } from './reach.ts'
import { timeWindow } from './time-window.ts'

/** A filter by map position: inside of one box, outside of the other. */
export type Place = { within?: Box | undefined; outside?: Box | undefined }

export type Narrowed = {
  filters: ListFilters
  place?: Place | undefined
  /** By the start, with projects after all events, instead of newest first. */
  isSoonestFirst?: boolean
  now: Date
}

type Choice = Exclude<keyof ListFilters, 'q'>

/** The condition of each filter, in the order in which they are evaluated. */
const conditionOf: {
  [Name in Choice]: (chosen: NonNullable<ListFilters[Name]>, asked: Narrowed) => RawBuilder<SqlBool>
} = {
  type: (type) => sql`type = ${type}`,
  category: (category) => sql`category = ${category}`,
  region: (region) => sql`region = ${region}`,
  district: (district) => sql`district = ${district}`,
  supportType: (supportType) => sql`support_types @> array[${supportType}]::text[]`,
  time: (time, { filters, now }) => {
    const moment = momentOf(filters.type)
    const days = timeWindow(time, now)
    // A project goes on in these days if it is not over before them and begins before their end.
    if (days)
      return sql`(${moment} >= ${days.from} and case type when 'event' then start_datetime < ${days.to}
        else not exists (select from project_events as e where e.id = project_event_id
          and e.start_date::timestamp at time zone e.time_zone >= ${days.to}) end)`
    return time === 'past' ? sql`${moment} < ${now}` : sql`${moment} >= ${now}`
  },
}

/** The conditions on a document, except for the search words. */
export function narrowings(asked: Narrowed): RawBuilder<SqlBool>[] {
  const { filters, place } = asked
  const each = (Object.keys(conditionOf) as Choice[]).flatMap((name) => {
    const chosen = filters[name]
    return chosen === null ? [] : [conditionOf[name](chosen as never, asked)]
  })
  if (place) each.push(sql`latitude is not null`)
  if (place?.within) each.push(lyingIn(place.within))
  if (place?.outside) each.push(sql`not (${lyingIn(place.outside)})`)
  return each
}

/** The time from which an item is past. For events it is their start, by which their index is sorted. */
export function momentOf(type: ListFilters['type']): RawBuilder<Date> {
  return type === 'event' ? sql`start_datetime` : sql`past_from`
}

/**
 * Matches each word anywhere in the text. The most expensive conditions, so they come last: conditions of equal cost
 * are evaluated as written.
 */
export function holding(words: readonly string[]): RawBuilder<SqlBool>[] {
  return words.map((word) => sql`haystack like ${containing(word)}`)
}

export function all(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** The same as tags of the trigram index, so that it returns no more than needed. */
export function tags({ filters, place }: Narrowed): RawBuilder<SqlBool>[] {
  const { type, category, supportType, region } = filters
  const known = [
    type,
    category && `topic:${category}`,
    region && `region:${region}`,
    supportType,
  ].filter((tag) => tag !== null)
  const cells = (cellsOf(place?.within) ?? []).map((cell) => `cell:${cell}`)
  const each: RawBuilder<SqlBool>[] = []
  if (cells.length > 0) each.push(sql`tags && ${cells}::text[]`)
  if (known.length > 0) each.push(sql`tags @> ${known}::text[]`)
  return each
}

function lyingIn({ south, north, west, east }: Box): RawBuilder<SqlBool> {
  return sql`latitude between ${south} and ${north} and longitude between ${west} and ${east}`
}

/** A `like` pattern for any part of a text, with wildcards escaped. */
function containing(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
