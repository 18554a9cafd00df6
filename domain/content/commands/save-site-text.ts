import { z } from 'zod'
import { m } from '#messages'
import { command } from '#platform/operation.ts'
import { BASE_LANGUAGE } from '#platform/text/language.ts'
import { gone, overtaken } from '../refuse-overtaken.ts'
import { isShekelRate, SITE_TEXT_MAX, SITE_TEXT_TEXTS, SITE_TEXTS } from '../site-text.ts'
import {
  inEachLanguage,
  translationColumns,
  translationValues,
} from '#domain/translations/translation-columns.ts'
import { seenVersion, written } from '../written.ts'

/**
 * Updates a site text, in one language or several, if it has not changed since the given version. The rate of the shekel has no language.
 *
 * @throws AppError bad_input; conflict when it has changed.
 */
export const saveSiteText = command({
  name: 'site.save-site-text',
  for: 'staff',
  input: z
    .object({
      slug: z.enum(SITE_TEXTS),
      body: written({ max: SITE_TEXT_MAX }),
      /** In which the text is; empty: in that of its letters. */
      language: z.string().max(10).default(''),
      ...inEachLanguage<z.ZodType<string>>({ body: written({ max: SITE_TEXT_MAX }) }),
      version: seenVersion,
    })
    .refine(({ slug, body }) => slug !== 'shekel-rate' || isShekelRate(body), {
      path: ['body'],
      error: () => m.content_rate_wrong(),
    }),
  async run({ db, input, now, audit }): Promise<void> {
    const { slug, body, version } = input
    const inEach =
      slug === 'shekel-rate'
        ? { language: BASE_LANGUAGE, translations: '{}' }
        : translationColumns(input, SITE_TEXT_TEXTS)
    const before = await db
      .selectFrom('siteTexts')
      .select(['body', 'version', 'language', 'translations'])
      .where('slug', '=', slug)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw gone()
    if (before.version !== version) throw overtaken()
    await db
      .updateTable('siteTexts')
      .set({ body, ...inEach, version: version + 1, updatedAt: now })
      .where('slug', '=', slug)
      .execute()
    await audit({
      subject: 'site_texts',
      before: { slug, body: before.body, ...translatedBody(before) },
      after: { slug, body, ...translatedBody(inEach) },
    })
  },
})

function translatedBody({ language, translations }: { language: string; translations: unknown }) {
  const { language: _, ...texts } = translationValues(language, translations)
  return texts
}
