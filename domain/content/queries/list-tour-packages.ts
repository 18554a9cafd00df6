import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { selectTours } from '../select-tours.ts'

/** The tours that can be requested, in order. */
export const listTourPackages = query({
  name: 'travel.list-tour-packages',
  for: 'visitor',
  feature: 'visit',
  input: z.object({}),
  run: ({ db }) => selectTours(db),
  cacheTags: () => ['tours'],
})
