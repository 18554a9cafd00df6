import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { presentTour, selectTours } from '../select-tours.ts'

/** The tours that can be requested, in order. */
export const listTourPackages = query({
  name: 'travel.list-tour-packages',
  for: 'visitor',
  feature: 'visit',
  input: z.object({}),
  run: async ({ db }) => (await selectTours(db).execute()).map(presentTour),
  cacheTags: () => ['tours'],
})
