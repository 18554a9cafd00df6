import type { LoaderFunctionArgs } from 'react-router'
import { m } from '#messages'
import { listFeed } from '#domain/project-events/queries/list-feed.ts'
import { getPublicPartner } from '#domain/partners/queries/get-public-partner.ts'
import { callerOf } from '#app/request/run-operation.ts'
import { composeCalendar } from './compose-calendar.ts'
import { serveCalendar } from './serve-calendar.ts'

/** The calendar feed of one organization's public events. 404 if the organization is not public. */
export function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  return serveCalendar(request, async () => {
    const caller = callerOf(context)
    const { id, name } = await getPublicPartner(caller, { id: params['id'] ?? '' })
    const entries = await listFeed(caller, { partnerId: id })
    return {
      text: composeCalendar({
        name: m.calendar_feed_name_of({ organization: name }),
        entries,
        origin: caller.runtime.origin,
      }),
      disposition: 'inline; filename="calendar.ics"',
    }
  })
}
