import type { RouterContextProvider } from 'react-router'
import { isAppError } from '#platform/errors.ts'
import type { Operation } from '#platform/operation.ts'
import { callerOf } from './run-operation.ts'

/** A page that can stand without a part waits no longer for it. */
const MOST_MS = 700

/**
 * Calls an operation for a part that its page can stand without: null when it fails or takes longer than `most`, 700 ms if
 * nothing is told.
 * The page then leaves the part out, and must say that it is not to be kept.
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
    // That the database is away is already told by who watches it.
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
