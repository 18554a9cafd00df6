import type { Db } from '#platform/database/scope.ts'
import { CATEGORIES, TYPES, type Category, type ProjectEventType } from './project-event.ts'
import { DISTRICTS, REGIONS, type District, type Region } from './place.ts'
import type { ListFilters } from './listing.ts'

/** The filters that the counter table covers. */
export const COUNTED = ['type', 'category', 'region', 'district'] as const

/** The count of each choice of a filter, with the other filters unchanged. */
export type Facets = {
  type: Record<ProjectEventType, number>
  category: Record<Category, number>
  region: Record<Region, number>
  district: Record<District, number>
}

/** Returns exact counts from the counter table, for lists filtered by type, topic, region and district only. */
export async function countFacets(
  db: Db,
  { type, category, region, district }: Pick<ListFilters, (typeof COUNTED)[number]>,
): Promise<{ total: number; facets: Facets }> {
  const rows = await db
    .selectFrom('facetCounts')
    .select(['type', 'category', 'region', 'district', 'n'])
    .where('n', '>', 0)
    .execute()
  type Counted = Partial<Record<(typeof COUNTED)[number], string | null>>
  const sum = (chosen: Counted) =>
    rows
      .filter((row) => COUNTED.every((name) => !chosen[name] || row[name] === chosen[name]))
      .reduce((total, { n }) => total + n, 0)
  const each = <Word extends string>(words: readonly Word[], count: (word: Word) => number) =>
    Object.fromEntries(words.map((word) => [word, count(word)])) as Record<Word, number>
  const chosen = { type, category, region, district }
  // Places share one choice: another one takes the place of both.
  const placeless = { type, category }
  return {
    total: sum(chosen),
    facets: {
      type: each(TYPES, (word) => sum({ ...chosen, type: word })),
      category: each(CATEGORIES, (word) => sum({ ...chosen, category: word })),
      region: each(REGIONS, (word) => sum({ ...placeless, region: word })),
      district: each(DISTRICTS, (word) => sum({ ...placeless, district: word })),
    },
  }
}
