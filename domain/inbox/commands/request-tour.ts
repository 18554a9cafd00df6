import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { textInEach } from '#platform/database/in-page-language.ts'
import { command } from '#platform/operation.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { format } from '#platform/text/format.ts'
import { selectTours } from '#domain/content/select-tours.ts'
import { tourRequestSchema } from '../given-message.ts'
import { insertMessage } from '../insert-message.ts'
import { refusePast } from '../refuse-past.ts'

/**
 * Requests a tour on a day; the request is confirmed by email and appears in the inbox. Nothing is booked.
 *
 * @throws AppError not_found for a tour that is not offered; bad_input with field errors; too_many.
 */
export const requestTour = command({
  name: 'inbox.request-tour',
  for: 'guest',
  feature: 'visit',
  once: true,
  input: tourRequestSchema,
  async run({ input, ...ctx }): Promise<void> {
    const { date, travelers } = input
    const tour = await selectTours(ctx.db)
      .select(textInEach('tourPackages', 'title', 'titles'))
      .where('slug', '=', input.tour)
      .executeTakeFirst()
    if (!tour) throw new AppError('not_found', m.visit_no_tour())
    refusePast(date, ctx.now, 'date', m.visit_date_past())
    await insertMessage(ctx, {
      ...input,
      kind: 'tour',
      subject: tour.title ?? '',
      details: { date, travelers },
      tourPackageId: tour.id,
      confirmation: () => {
        const title = inPageLanguage(tour.titles)
        const day = format.day(date, 'medium')
        return {
          subject: m.inbox_mail_tour_subject({ title }),
          text: m.inbox_mail_tour_text({ title, date: day, count: travelers }),
        }
      },
    })
  },
})
