import { m } from '#messages'
import { lastPosition } from '#platform/database/last-position.ts'
import { newId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { slugsFor } from '../slugs-for.ts'
import { translationValues } from '#domain/translations/translation-columns.ts'
import { tourForAudit, tourToRow, tourForm } from '../tour-form.ts'

/**
 * Appends a tour; an offered one is public at once. Its slug is derived from its title, the English one if there is one, and never changes.
 *
 * @throws AppError bad_input.
 */
export const addTour = command({
  name: 'travel.add-tour',
  for: 'staff',
  once: true,
  input: tourForm,
  async run({ db, input, now, audit }): Promise<{ id: string }> {
    const id = newId(now)
    const tour = tourToRow(input)
    const { title_en: english = input.title } = translationValues(tour.language, tour.translations)
    for (const slug of slugsFor(english)) {
      const added = await db
        .insertInto('tourPackages')
        .values({ id, slug, ...tour, position: lastPosition('tour_packages'), updatedAt: now })
        .onConflict((conflict) => conflict.column('slug').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!added) continue
      await audit({
        subject: 'tour_packages',
        subjectId: id,
        after: { slug, ...tourForAudit(tour) },
      })
      return { id }
    }
    const sentence = m.content_title_taken()
    throw new AppError('bad_input', sentence, { fields: { title: sentence } })
  },
})
