import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'

/** The redirect after a request for a tour or an itinerary. */
export function requestSent(): Response {
  return redirectWithFlash('/visit', {
    tone: 'success',
    title: m.visit_request_sent_title(),
    text: m.visit_request_sent_text(),
  })
}
