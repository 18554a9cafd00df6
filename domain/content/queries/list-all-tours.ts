import { z } from 'zod'
import { query } from '#platform/operation.ts'

/** All tours, offered or not, in order. */
export const listAllTours = query({
  name: 'travel.list-all-tours',
  for: 'staff',
  input: z.object({}),
  run: ({ db }) =>
    db
      .selectFrom('tourPackages')
      .select(['id', 'slug', 'title', 'days', 'scene'])
      .select(['priceCents as priceCents', 'isOffered as isOffered'])
      .orderBy('position')
      .orderBy('id')
      .execute(),
})
