import { m } from '#messages'
import { command } from '#platform/operation.ts'
import { format } from '#platform/text/format.ts'
import { itineraryForm } from '../given-message.ts'
import { insertMessage } from '../insert-message.ts'
import { refusePast } from '../refuse-past.ts'

/**
 * Requests a custom itinerary; the request is confirmed by email and appears in the inbox. Nothing is booked.
 *
 * @throws AppError bad_input with field errors; too_many.
 */
export const requestItinerary = command({
  name: 'inbox.request-itinerary',
  for: 'guest',
  feature: 'visit',
  once: true,
  input: itineraryForm,
  async run({ input, ...ctx }): Promise<void> {
    const { arrival, departure, travelers, interests, accommodation } = input
    refusePast(arrival, ctx.now, 'arrival', m.visit_arrival_past())
    const days = () => ({
      arrival: format.day(arrival, 'medium'),
      departure: format.day(departure, 'medium'),
    })
    await insertMessage(ctx, {
      ...input,
      kind: 'itinerary',
      subject: m.visit_itinerary_subject(days()),
      details: { arrival, departure, travelers, interests, accommodation },
      confirmation: () => ({
        subject: m.inbox_mail_itinerary_subject(),
        text: m.inbox_mail_itinerary_text({ ...days(), count: travelers }),
      }),
    })
  },
})
