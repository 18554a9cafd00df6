import { z } from 'zod'
import { textShown } from '#platform/database/in-page-language.ts'
import { query } from '#platform/operation.ts'

/** All tours, offered or not, in order. */
export const listAllTours = query({
  name: 'travel.list-all-tours',
  for: 'staff',
  input: z.object({}),
  run: async ({ db }) => {
    const rows = await db
      .selectFrom('tourPackages')
      .select(['id', 'slug', textShown('tourPackages', 'title'), 'days', 'scene'])
      .select(['priceCents as priceCents', 'isOffered as isOffered'])
      .orderBy('position')
      .orderBy('id')
      .execute()
    return rows.map((row) => ({ ...row, title: row.title ?? '' }))
  },
})
