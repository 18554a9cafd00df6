import { z } from 'zod'
import { missing } from '#domain/content/refuse-overtaken.ts'
import { query } from '#platform/operation.ts'
import { translationValues } from '#domain/translations/translation-columns.ts'

/** One tour, offered or not, as it was written and in other languages, with its version. @throws AppError not_found. */
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
          .select(['language', 'translations'])
          .where('id', '=', input.id)
          .executeTakeFirst()
      : undefined
    if (!tour) throw missing()
    const { language, translations, ...texts } = tour
    return { ...texts, inEach: translationValues(language, translations) }
  },
})
