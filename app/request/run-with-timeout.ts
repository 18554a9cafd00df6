import type { RouterContextProvider } from 'react-router'
import { isAppError } from '#platform/errors.ts'
import type { Operation } from '#platform/operation.ts'
import { callerOf } from './run-operation.ts'

/** Default timeout for an optional part of a page. */
const MOST_MS = 700

/**
 * Runs an operation for an optional part of a page: returns null if it fails or takes longer than `most` (700 ms by
 * default). The page must then omit the part and disable caching.
 */
export async function runWithTimeout<Input, Output>(
  context: Readonly<RouterContextProvider>,
  operation: Operation<Input, Output>,
  input: Input,
  most = MOST_MS,
): Promise<Output | null> {
  const caller = callerOf(context)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, most, null)
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
