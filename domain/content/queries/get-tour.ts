import { z } from 'zod'
import { missing } from '#domain/content/refuse-overtaken.ts'
import { query } from '#platform/operation.ts'

/** One tour, offered or not, with its version. @throws AppError not_found. */
export const getTour = query({
  name: 'travel.get-tour',
  for: 'staff',
  input: z.object({ id: z.string() }),
  async run({ db, input }) {
    const tour = z.uuid().safeParse(input.id).success
      ? await db
          .selectFrom('tourPackages')
          .select(['id', 'slug', 'title', 'summary', 'description', 'stops', 'scene', 'days'])
          .select(['priceCents as priceCents', 'isOffered as isOffered', 'version'])
          .where('id', '=', input.id)
          .executeTakeFirst()
      : undefined
    if (!tour) throw missing()
    return tour
  },
})
