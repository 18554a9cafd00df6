import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Box } from './place.ts'
import type { ListFilters } from './listing.ts'
import { cellsOf } from './reach.ts'

/** Only what has a place on the map: inside of the one box, outside of the other. */
export type Place = { within?: Box | undefined; outside?: Box | undefined }

export type Narrowed = { filters: ListFilters; place?: Place | undefined; now: Date }

type Choice = Exclude<keyof ListFilters, 'q'>

/** The condition of each filter, in the order in which they are checked. */
const conditionOf: {
  [Name in Choice]: (chosen: NonNullable<ListFilters[Name]>, asked: Narrowed) => RawBuilder<SqlBool>
} = {
  type: (type) => sql`type = ${type}`,
  category: (category) => sql`category = ${category}`,
  region: (region) => sql`region = ${region}`,
  supportType: (supportType) => sql`support_types @> array[${supportType}]::text[]`,
  time: (time, { filters, now }) => {
    const moment = momentOf(filters.type)
    return time === 'past' ? sql`${moment} < ${now}` : sql`${moment} >= ${now}`
  },
}

/** What a document must be, but for the words in it. */
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

/** From when on something is past. Of events it is their beginning, by which their index is sorted. */
export function momentOf(type: ListFilters['type']): RawBuilder<Date> {
  return type === 'event' ? sql`start_datetime` : sql`past_from`
}

/** Each word, wherever it stands. Dearer than the others, so asked last: conditions of one price are checked as they are written. */
export function holding(words: readonly string[]): RawBuilder<SqlBool>[] {
  return words.map((word) => sql`haystack like ${containing(word)}`)
}

export function all(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** The same as the index has it that holds the letters too, so that it is asked for no more than is wanted. */
export function tags({ filters, place }: Narrowed): RawBuilder<SqlBool>[] {
  const { type, category, supportType, region } = filters
  const known = [
    type,
    category && `topic:${category}`,
    region && `region:${region}`,
    supportType,
  ].filter((tag) => tag !== null)
  const cells = cellsOf(place?.within) ?? []
  const each: RawBuilder<SqlBool>[] = []
  if (cells.length > 0) each.push(sql`tags && ${cells}::text[]`)
  if (known.length > 0) each.push(sql`tags @> ${known}::text[]`)
  return each
}

function lyingIn({ south, north, west, east }: Box): RawBuilder<SqlBool> {
  return sql`latitude between ${south} and ${north} and longitude between ${west} and ${east}`
}

/** A pattern for any part of a text; what means something in a pattern is meant as itself. */
function containing(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
