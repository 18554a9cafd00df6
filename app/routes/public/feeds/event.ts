import type { LoaderFunctionArgs } from 'react-router'
import { listEntries } from '#domain/project-events/queries/list-entries.ts'
import { callerOf } from '#app/request/run-operation.ts'
import { composeCalendar } from './compose-calendar.ts'
import { fileName } from './file-name.ts'
import { serveCalendar } from './serve-calendar.ts'

/** One event as a calendar file, with all of its dates, or the one that `?date=` names. 404 if it is not public. */
export function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  return serveCalendar(request, async () => {
    const caller = callerOf(context)
    const dateId = new URL(request.url).searchParams.get('date')
    const entries = await listEntries(caller, { id: params['id'] ?? '', dateId })
    const title = entries.find(({ words }) => words)?.words?.title ?? ''
    return {
      text: composeCalendar({ name: title, entries, origin: caller.runtime.origin }),
      disposition: `attachment; filename="${fileName(title)}"`,
    }
  })
}
