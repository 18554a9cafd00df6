import { z } from 'zod'
import { m } from '#messages'
import { command } from '#platform/operation.ts'
import { gone, overtaken } from '../refuse-overtaken.ts'
import { isShekelRate, SITE_TEXT_MAX, SITE_TEXTS } from '../site-text.ts'
import { seenVersion, written } from '../written.ts'

/**
 * Updates a site text, if it has not changed since the given version.
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
      version: seenVersion,
    })
    .refine(({ slug, body }) => slug !== 'shekel-rate' || isShekelRate(body), {
      path: ['body'],
      error: () => m.content_rate_wrong(),
    }),
  async run({ db, input: { slug, body, version }, now, audit }): Promise<void> {
    const before = await db
      .selectFrom('siteTexts')
      .select(['body', 'version'])
      .where('slug', '=', slug)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw gone()
    if (before.version !== version) throw overtaken()
    await db
      .updateTable('siteTexts')
      .set({ body, version: version + 1, updatedAt: now })
      .where('slug', '=', slug)
      .execute()
    await audit({
      subject: 'site_texts',
      before: { slug, body: before.body },
      after: { slug, body },
    })
  },
})
