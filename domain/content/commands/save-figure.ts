import { z } from 'zod'
import { m } from '#messages'
import { command } from '#platform/operation.ts'
import { format } from '#platform/text/format.ts'
import { BASE_MAX, SITE_FIGURES } from '../figure.ts'
import { gone, overtaken } from '../refuse-overtaken.ts'
import { seenVersion } from '../written.ts'

/**
 * Sets the base that is added to a counted figure, if it has not changed since the given version. The counted part
 * stays.
 *
 * @throws AppError bad_input; conflict when it has changed.
 */
export const saveFigure = command({
  name: 'site.save-figure',
  for: 'staff',
  input: z.object({
    name: z.enum(SITE_FIGURES),
    base: z
      .string()
      .transform((text) => text.replaceAll(/[,\s]/g, ''))
      .refine((text) => /^\d{1,12}$/.test(text) && Number(text) <= BASE_MAX, {
        error: () => m.content_base_wrong({ max: format.number(BASE_MAX) }),
      })
      .transform(Number),
    version: seenVersion,
  }),
  async run({ db, input, now, audit }): Promise<void> {
    const { name, base, version } = input
    const before = await db
      .selectFrom('siteFigures')
      .select(['base', 'version'])
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw gone()
    if (before.version !== version) throw overtaken()
    await db
      .updateTable('siteFigures')
      .set({ base, version: version + 1, updatedAt: now })
      .where('name', '=', name)
      .execute()
    await audit({
      subject: 'site_figures',
      before: { name, base: before.base },
      after: { name, base },
    })
  },
})
