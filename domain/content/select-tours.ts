import type { Db } from '#platform/database/scope.ts'
import type { TourPackage } from './tour-package.ts'

/** The offered tours in order, for use within any transaction. */
export async function selectTours(db: Db, slug: string | null = null): Promise<TourPackage[]> {
  return db
    .selectFrom('tourPackages')
    .select(['id', 'slug', 'title', 'summary', 'description', 'stops', 'scene', 'days'])
    .select('priceCents as priceCents')
    .where('isOffered', '=', true)
    .$if(slug !== null, (query) => query.where('slug', '=', slug ?? ''))
    .orderBy('position')
    .orderBy('id')
    .execute()
}
