import type { RouterContextProvider } from 'react-router'
import { isAppError } from '#platform/errors.ts'
import type { Operation } from '#platform/operation.ts'
import { callerOf } from './run-operation.ts'

/** The part of the query timeout that an optional part of a page may take: by default 750 ms of 3 s. */
const PART = 1 / 4

/**
 * Runs an operation for an optional part of a page: returns null if it fails or takes longer than `most` (750 ms by
 * default, more if queries may take longer). The page must then omit the part and disable caching.
 */
export async function runWithTimeout<Input, Output>(
  context: Readonly<RouterContextProvider>,
  operation: Operation<Input, Output>,
  input: Input,
  most?: number,
): Promise<Output | null> {
  const caller = callerOf(context)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, most ?? caller.runtime.env.DATABASE_TIMEOUT_MS * PART, null)
  })
  const answered = operation(caller, input).catch((error: unknown) => {
    // An unavailable database is already reported by its monitor.
    if (!isAppError(error)) {
      caller.runtime.log.error({ err: error, request: caller.requestId }, 'a part was left out')
    }
    return null
  })
  try {
    return await Promise.race([answered, late])
  } finally {
    clearTimeout(timer)
  }
}
