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
  const sum = (isCounted: (row: Row) => boolean) =>
    rows.filter(isCounted).reduce((total, { n }) => total + n, 0)
  const each = <Word extends string>(words: readonly Word[], count: (word: Word) => number) =>
    Object.fromEntries(words.map((word) => [word, count(word)])) as Record<Word, number>
  const ofType = (row: Row) => type === null || row.type === type
  const ofTopic = (row: Row) =>
    categories.length === 0 || (categories as readonly string[]).includes(row.category)
  const inPlace = (row: Row) =>
    places.length === 0 || places.includes(row.region) || places.includes(row.district)
  return {
    total: sum((row) => ofType(row) && ofTopic(row) && inPlace(row)),
    facets: {
      type: each(TYPES, (word) => sum((row) => row.type === word && ofTopic(row) && inPlace(row))),
      category: each(CATEGORIES, (word) =>
        sum((row) => row.category === word && ofType(row) && inPlace(row)),
      ),
      region: each(REGIONS, (word) =>
        sum((row) => row.region === word && ofType(row) && ofTopic(row)),
      ),
      district: each(DISTRICTS, (word) =>
        sum((row) => row.district === word && ofType(row) && ofTopic(row)),
      ),
    },
  }
}

/** In one statement, since the counts hold as of a moment: what has become past since then is counted from the documents. */
async function listCounts(db: Db, time: ListTime | null, now: Date): Promise<Row[]> {
  const counted = { all: sql`n`, current: sql`current`, past: sql`n - current` }
  const kind = time === null ? 'all' : time === 'past' ? 'past' : 'current'
  const since = sql`(select as_of from facet_counts_as_of)`
  const sign = sql.lit(kind === 'past' ? 1 : -1)
  // The types are named for the index.
  const become = sql`
    select type, category, coalesce(region, ''), coalesce(district, ''), ${sign} * count(*)
    from search_documents where type = any(${[...TYPES]}::text[]) and past_from >= ${since} and past_from < ${now}
    group by 1, 2, 3, 4`
  const { rows } = await sql<Row>`
    select type, category, region, district, ${counted[kind]} as n from facet_counts where n > 0
    ${kind === 'all' ? sql`` : sql`union all ${become}`}`.execute(db)
  return rows.map((row) => ({ ...row, n: Number(row.n) }))
}
