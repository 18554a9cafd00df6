import type { LoaderFunctionArgs } from 'react-router'
import { m } from '#messages'
import { listFeed } from '#domain/project-events/queries/list-feed.ts'
import { callerOf } from '#app/request/run-operation.ts'
import { composeCalendar } from './compose-calendar.ts'
import { serveCalendar } from './serve-calendar.ts'

/** The calendar feed of all public events. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  return serveCalendar(request, async () => {
    const caller = callerOf(context)
    const entries = await listFeed(caller, {})
    return {
      text: composeCalendar({
        name: m.calendar_feed_name(),
        entries,
        origin: caller.runtime.origin,
      }),
      disposition: 'inline; filename="calendar.ics"',
    }
  })
}
