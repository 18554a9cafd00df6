import type { RouterContextProvider } from 'react-router'
import type { AppError } from '#platform/errors.ts'
import { callerContext } from './context.ts'
import { toErrorResponse } from './run-operation.ts'

/** With this begin the names of the guards' routes. */
const DOORS = 'shell/guards/'

/**
 * Refuses whatever is asked from here on in this request. For doors whose refusal is to be shown within the
 * page's frame: an error thrown by middleware replaces the whole page, since nothing has been loaded by then. A form that was
 * sent is refused at once, so that it is kept: see `refusePosted`.
 */
export function denyAccess(
  request: Request,
  context: Readonly<RouterContextProvider>,
  refusal: AppError,
): void {
  const { runtime, requestId } = context.get(callerContext)
  context.set(callerContext, {
    runtime,
    requestId,
    get actor(): never {
      throw refusal
    },
  })
  refusePosted(request, refusal)
  // A page's data by itself: the door, which refuses for all that lies below it, was left out.
  const asked = new URL(request.url).searchParams.get('_routes')
  if (asked !== null && !asked.includes(DOORS)) throw toErrorResponse(refusal)
}

/**
 * Refuses a form that was sent to a door, as when a session ended while the page was open. A redirect would lose what was
 * typed; the answer to a refusal keeps it.
 *
 * @throws the refusal as an answer, unless the request only reads.
 */
export function refusePosted(request: Request, refusal: AppError): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') throw toErrorResponse(refusal)
}
