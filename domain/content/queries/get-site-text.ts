import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { missing } from '../refuse-overtaken.ts'
import { SITE_TEXTS } from '../site-text.ts'
import { translationValues } from '#domain/translations/translation-columns.ts'

/** A site text as it was written and in other languages, and its version. @throws AppError not_found. */
export const getSiteText = query({
  name: 'site.get-site-text',
  for: 'staff',
  input: z.object({ slug: z.enum(SITE_TEXTS) }),
  async run({ db, input }) {
    const text = await db
      .selectFrom('siteTexts')
      .select(['body', 'version', 'updatedAt as updatedAt', 'language', 'translations'])
      .where('slug', '=', input.slug)
      .executeTakeFirst()
    if (!text) throw missing()
    const { language, translations, ...written } = text
    return { ...written, inEach: translationValues(language, translations) }
  },
})
