import type { Db } from '#platform/database/scope.ts'
import { CATEGORIES, TYPES, type Category, type ProjectEventType } from './project-event.ts'
import { REGIONS, type Region } from './place.ts'
import type { ListFilters } from './listing.ts'

/** The filters that the counter table covers. */
export const COUNTED = ['type', 'category', 'region'] as const

/** The count of each choice of a filter, with the other filters unchanged. */
export type Facets = {
  type: Record<ProjectEventType, number>
  category: Record<Category, number>
  region: Record<Region, number>
}

/** Returns exact counts from the counter table, for lists filtered by type, topic and region only. */
export async function countFacets(
  db: Db,
  { type, category, region }: Pick<ListFilters, (typeof COUNTED)[number]>,
): Promise<{ total: number; facets: Facets }> {
  const rows = await db
    .selectFrom('facetCounts')
    .select(['type', 'category', 'region', 'n'])
    .where('n', '>', 0)
    .execute()
  const sum = (of: { type?: string | null; category?: string | null; region?: string | null }) =>
    rows
      .filter((row) => !of.type || row.type === of.type)
      .filter((row) => !of.category || row.category === of.category)
      .filter((row) => !of.region || row.region === of.region)
      .reduce((total, { n }) => total + n, 0)
  const each = <Word extends string>(words: readonly Word[], count: (word: Word) => number) =>
    Object.fromEntries(words.map((word) => [word, count(word)])) as Record<Word, number>
  return {
    total: sum({ type, category, region }),
    facets: {
      type: each(TYPES, (word) => sum({ type: word, category, region })),
      category: each(CATEGORIES, (word) => sum({ type, category: word, region })),
      region: each(REGIONS, (word) => sum({ type, category, region: word })),
    },
  }
}
