import type { RouterContextProvider } from 'react-router'
import { m } from '#messages'
import { toErrorResponse, callerOf } from '#app/request/run-operation.ts'
import { AppError, isAppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'

/**
 * Reads the user's profile and related data. If the database is unavailable or an unexpected error occurs, which is
 * logged, throws a response with a message of its own.
 */
export async function loadProfile<Output>(
  context: Readonly<RouterContextProvider>,
  read: (caller: Caller) => Promise<Output>,
): Promise<Output> {
  const caller = callerOf(context)
  try {
    return await read(caller)
  } catch (error) {
    if (isAppError(error) && error.code !== 'unavailable') throw toErrorResponse(error)
    if (!(error instanceof Error)) throw error
    const message = m.profile_load_failed()
    if (!isAppError(error)) {
      caller.runtime.log.error(
        { err: error, request: caller.requestId },
        'a profile was not loaded',
      )
      throw toErrorResponse(new AppError('failed', message))
    }
    const { retryAfter } = error
    throw toErrorResponse(
      new AppError('unavailable', message, retryAfter === undefined ? {} : { retryAfter }),
    )
  }
}
