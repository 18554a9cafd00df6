import type { ActionFunctionArgs } from 'react-router'
import { requestItinerary } from '#domain/inbox/commands/request-itinerary.ts'
import { requestTour } from '#domain/inbox/commands/request-tour.ts'
import { sendMessage } from '#domain/inbox/commands/send-message.ts'
import { m } from '#messages'
import { readBody, parseForm, type FormValues } from '#app/request/form.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { submit } from '../contact/submit.server.ts'

const sent = () => ({
  to: '/visit',
  title: m.visit_request_sent_title(),
  text: m.visit_request_sent_text(),
})

/** The page's two forms: a question, or the wish for an itinerary. */
export async function submitVisit({ request, context }: ActionFunctionArgs) {
  requireFeature(context, 'visit')
  const values = await readVisitForm(request)
  if (values['form'] === 'contact') {
    return submit(context, values, (caller) => sendMessage(caller, values), {
      to: '/visit',
      title: m.contact_sent_title(),
      text: m.contact_sent_text(),
    })
  }
  return submit(
    context,
    values,
    (caller) => requestItinerary(caller, { accommodation: 'any', ...values }),
    sent(),
  )
}

/** The request for the tour of the address. */
export async function submitTour({ request, params, context }: ActionFunctionArgs) {
  const values = await parseForm(request)
  const tour = params['slug'] ?? ''
  return submit(context, values, (caller) => requestTour(caller, { ...values, tour }), sent())
}

/** Of the interests all, since each is a box of its own; of anything else, the last. */
async function readVisitForm(request: Request): Promise<FormValues> {
  const values: FormValues = {}
  for (const [name, value] of await readBody(request)) {
    if (typeof value !== 'string') continue
    const before = name === 'interests' ? values[name] : undefined
    values[name] = before ? `${before},${value}` : value
  }
  return values
}
