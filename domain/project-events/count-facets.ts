import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { CATEGORIES, TYPES, type Category, type ProjectEventType } from './project-event.ts'
import { DISTRICTS, REGIONS, type District, type Region } from './place.ts'
import type { ListFilters, ListTime } from './listing.ts'

/** The filters that the counter table covers; of the times, what is past and what is not. */
const COUNTED = ['type', 'categories', 'regions', 'districts', 'time'] as const
const COUNTED_TIMES: readonly (ListTime | null)[] = [null, 'upcoming', 'past']

/** The count of each choice of a filter, with the other filters unchanged. */
export type Facets = {
  type: Record<ProjectEventType, number>
  category: Record<Category, number>
  region: Record<Region, number>
  district: Record<District, number>
}

type Row = { type: string; category: string; region: string; district: string; n: number }
/** With its regions and districts: an event in several places has several. */
type Counted = Pick<Row, 'type' | 'category' | 'n'> & { places: readonly string[] }

/** Returns the filters by which results are counted exactly, if there are no others. */
export function countedFilters({ time }: ListFilters): readonly (keyof ListFilters)[] {
  return COUNTED_TIMES.includes(time) ? COUNTED : COUNTED.filter((name) => name !== 'time')
}

/** Returns exact counts from the counter table, for lists filtered by nothing else than `countedFilters`. */
export async function countFacets(
  db: Db,
  { type, categories, regions, districts, time }: Pick<ListFilters, (typeof COUNTED)[number]>,
  now: Date,
): Promise<{ total: number; facets: Facets }> {
  const rows = await listCounts(db, time, now)
  const places: readonly string[] = [...regions, ...districts]
  const sum = (isCounted: (row: Counted) => boolean) =>
    rows.filter(isCounted).reduce((total, { n }) => total + n, 0)
  const each = <Word extends string>(words: readonly Word[], count: (word: Word) => number) =>
    Object.fromEntries(words.map((word) => [word, count(word)])) as Record<Word, number>
  const ofType = (row: Counted) => type === null || row.type === type
  const ofTopic = (row: Counted) =>
    categories.length === 0 || (categories as readonly string[]).includes(row.category)
  const inPlace = (row: Counted) =>
    places.length === 0 || row.places.some((place) => places.includes(place))
  return {
    total: sum((row) => ofType(row) && ofTopic(row) && inPlace(row)),
    facets: {
      type: each(TYPES, (word) => sum((row) => row.type === word && ofTopic(row) && inPlace(row))),
      category: each(CATEGORIES, (word) =>
        sum((row) => row.category === word && ofType(row) && inPlace(row)),
      ),
      region: each(REGIONS, (word) =>
        sum((row) => row.places.includes(word) && ofType(row) && ofTopic(row)),
      ),
      district: each(DISTRICTS, (word) =>
        sum((row) => row.places.includes(word) && ofType(row) && ofTopic(row)),
      ),
    },
  }
}

/**
 * In one statement, since the counts hold as of a moment: what has become past since then is counted from the documents. An event that is
 * under way in several places is counted where it has dates to come, not where it has been.
 */
async function listCounts(db: Db, time: ListTime | null, now: Date): Promise<Counted[]> {
  const counted = { all: sql`n`, current: sql`current`, past: sql`n - current` }
  const kind = time === null ? 'all' : time === 'past' ? 'past' : 'current'
  const since = sql`(select as_of from facet_counts_as_of)`
  const sign = sql.lit(kind === 'past' ? 1 : -1)
  // The types are named for the index.
  const become = sql`
    select type, category, coalesce(region, ''), coalesce(district, ''), ${sign} * count(*)
    from search_documents where type = any(${[...TYPES]}::text[]) and past_from >= ${since} and past_from < ${now}
    group by 1, 2, 3, 4`
  const left = sql`
    select type, category, coalesce(region, ''), coalesce(district, ''), -1 from under_way
    union all
    select type, category, coalesce(string_agg(distinct date_region, '|'), ''), coalesce(string_agg(distinct date_district, '|'), ''), 1
    from under_way join (select project_event_id as item, region as date_region, district as date_district
      from calendar_entries where region is not null and starts_at >= ${now}) as coming using (item)
    group by item, type, category`
  const { rows } = await sql<Row>`
    with under_way as (
      select item, type, category, region, district from (select project_event_id as item from calendar_entries
        where region is not null and previous_starts_at is not null
          and tstzrange(previous_starts_at, starts_at, '(]') @> ${now}::timestamptz) as begun
      join search_documents on project_event_id = item
    )
    select type, category, region, district, ${counted[kind]} as n from facet_counts where n > 0
    ${kind === 'all' ? sql`` : sql`union all ${become}`}
    ${kind === 'current' ? sql`union all ${left}` : sql``}`.execute(db)
  return rows.map(({ type, category, region, district, n }) => {
    return { type, category, places: `${region}|${district}`.split('|'), n: Number(n) }
  })
}
