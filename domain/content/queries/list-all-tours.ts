import { z } from 'zod'
import { query } from '#platform/operation.ts'

/** Every tour, offered or not, in their order. */
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
