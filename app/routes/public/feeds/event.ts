import type { LoaderFunctionArgs } from 'react-router'
import { getEntry } from '#domain/project-events/queries/get-entry.ts'
import { callerOf } from '#app/request/run-operation.ts'
import { composeCalendar } from './compose-calendar.ts'
import { fileName } from './file-name.ts'
import { serveCalendar } from './serve-calendar.ts'

/** One event as a calendar file. 404 if it is not public. */
export function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  return serveCalendar(request, async () => {
    const caller = callerOf(context)
    const entry = await getEntry(caller, { id: params['id'] ?? '' })
    const title = entry.words?.title ?? ''
    return {
      text: composeCalendar({ name: title, entries: [entry], origin: caller.runtime.origin }),
      disposition: `attachment; filename="${fileName(title)}"`,
    }
  })
}
