import type { RouterContextProvider } from 'react-router'
import type { AppError } from '#platform/errors.ts'
import { callerContext } from './context.ts'

/**
 * Refuses whatever is asked of the house from here on in this request. For doors whose refusal is to be shown within the
 * page's frame: an error thrown by middleware would replace the whole page, since nothing has been loaded by then.
 */
export function closeDoor(context: Readonly<RouterContextProvider>, refusal: AppError): void {
  const { house, requestId } = context.get(callerContext)
  context.set(callerContext, {
    house,
    requestId,
    get actor(): never {
      throw refusal
    },
  })
}
