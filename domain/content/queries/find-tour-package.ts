import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { presentTour, selectTours } from '../select-tours.ts'
import type { TourPackage } from '../tour-package.ts'

/** The offered tour with that slug, or null. */
export const findTourPackage = query({
  name: 'travel.find-tour-package',
  for: 'visitor',
  feature: 'visit',
  input: z.object({ slug: z.string() }),
  async run({ db, input }): Promise<TourPackage | null> {
    if (!/^[a-z0-9-]{1,100}$/.test(input.slug)) return null
    const row = await selectTours(db).where('slug', '=', input.slug).executeTakeFirst()
    return row ? presentTour(row) : null
  },
  cacheTags: () => ['tours'],
})
