import { m } from '#messages'
import { data, type RouterContextProvider } from 'react-router'
import { AppError, isAppError } from '#platform/errors.ts'
import type { Caller, Operation } from '#platform/operation.ts'
import { callerContext } from './context.ts'
import { logFault } from './current-action.ts'
import { retryAfterOf, waitSentence } from './wait-sentence.ts'

/** What an error boundary may know of a refused request. */
export type Refused = { code: AppError['code']; message: string; retryAfter?: number }

type Context = Readonly<RouterContextProvider>

/** Runs an operation for a loader. An AppError is thrown as a response with its status, for the page's error boundary. */
export async function runOperation<Input, Output>(
  context: Context,
  operation: Operation<Input, Output>,
  input: Input,
): Promise<Output> {
  return rethrowAsResponse(operation(context.get(callerContext), input))
}

/** Rethrows an AppError of any work as a response. */
export async function rethrowAsResponse<Output>(work: Promise<Output>): Promise<Output> {
  try {
    return await work
  } catch (error) {
    throw toErrorResponse(error)
  }
}

export type Attempt<Output> = { done: true; value: Output } | { done: false; refusal: AppError }

/**
 * Runs an action's work. Returns an AppError, so that the page can show it next to the form; an unexpected error is
 * logged and returned as `failed`. Only errors that leave no form to show (signed out, forbidden, gone, closed) are
 * thrown, as responses.
 */
export async function tryOperation<Output>(work: () => Promise<Output>): Promise<Attempt<Output>> {
  try {
    return { done: true, value: await work() }
  } catch (error) {
    return { done: false, refusal: refusalOf(error) }
  }
}

/** Returns the AppError a form shows for an error. @throws responses, and errors that leave no form to show. */
export function refusalOf(error: unknown): AppError {
  if (isAppError(error)) {
    if (WITHOUT_FORM.has(error.code)) throw toErrorResponse(error)
    return error.message === m.errors_database_away() ? withoutMessage(error) : error
  }
  if (!(error instanceof Error)) throw error
  logFault(error)
  return new AppError('failed', '', { cause: error })
}

/** Removes the message, so that each form shows its own while the database is unavailable. */
function withoutMessage({ code, retryAfter, cause }: AppError): AppError {
  return new AppError(code, '', retryAfter === undefined ? { cause } : { cause, retryAfter })
}

const WITHOUT_FORM = new Set<AppError['code']>([
  'not_signed_in',
  'forbidden',
  'not_found',
  'closed',
])

/** Returns the caller of this request, for code that runs operations itself. */
export function callerOf(context: Context): Caller {
  return context.get(callerContext)
}

/** Converts an AppError to a thrown response of the router; returns anything else unchanged. */
export function toErrorResponse(error: unknown): unknown {
  if (!isAppError(error)) return error
  const body: Refused = { code: error.code, message: error.message || waitSentence(error) }
  if (error.retryAfter !== undefined) body.retryAfter = error.retryAfter
  return data(body, { status: error.status, headers: retryAfterOf(error) })
}
