import type { RouterContextProvider } from 'react-router'
import type { AppError } from '#platform/errors.ts'
import { callerContext } from './context.ts'
import { toErrorResponse } from './run-operation.ts'

/** Prefix of the guards' route ids. */
const DOORS = 'shell/guards/'

/**
 * Makes every further operation of this request throw `refusal`. For guards whose error is shown within the page's
 * frame: an error thrown by middleware replaces the whole page, because nothing is loaded yet. A form post is refused
 * immediately, so that its content is kept: see `refusePosted`.
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
  // A single-route data request skips the guard's route, so refuse it here.
  const asked = new URL(request.url).searchParams.get('_routes')
  if (asked !== null && !asked.includes(DOORS)) throw toErrorResponse(refusal)
}

/**
 * Refuses a form posted to a guarded route, such as after the session has ended. A redirect would lose the form's
 * content; an error response keeps it.
 *
 * @throws the refusal as a response, unless the request only reads.
 */
export function refusePosted(request: Request, refusal: AppError): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') throw toErrorResponse(refusal)
}
