import { redirect, type RouterContextProvider } from 'react-router'
import type { AppError } from '#platform/errors.ts'
import { callerContext } from './context.ts'
import { asAnswer } from './perform.ts'

/** With this begin the names of the guards' routes. */
const DOORS = 'shell/guards/'

/**
 * Refuses whatever is asked of the house from here on in this request. For doors whose refusal is to be shown within the
 * page's frame: an error thrown by middleware would replace the whole page, since nothing has been loaded by then. A form
 * that was sent is not even read; it leads to its page, which tells the refusal.
 */
export function closeDoor(
  request: Request,
  context: Readonly<RouterContextProvider>,
  refusal: AppError,
): void {
  const { house, requestId } = context.get(callerContext)
  context.set(callerContext, {
    house,
    requestId,
    get actor(): never {
      throw refusal
    },
  })
  const { pathname, search, searchParams } = new URL(request.url)
  if (request.method === 'GET' || request.method === 'HEAD') {
    // A page's data by itself: the door, which refuses for all that lies below it, was left out.
    const asked = searchParams.get('_routes')
    if (asked !== null && !asked.includes(DOORS)) throw asAnswer(refusal)
    return
  }
  throw redirect(pathname + search)
}
