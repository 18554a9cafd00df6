import { m } from '#messages'
import { data, type RouterContextProvider } from 'react-router'
import { AppError, isAppError } from '#platform/errors.ts'
import type { Caller, Operation } from '#platform/operation.ts'
import { callerContext } from './context.ts'
import { logFault } from './current-action.ts'
import { retryAfterOf, waitSentence } from './wait-sentence.ts'

/** What an error boundary may know of a refusal. */
export type Refused = { code: AppError['code']; message: string; retryAfter?: number }

type Context = Readonly<RouterContextProvider>

/** Calls an operation for a loader: a refusal becomes the answer, with its status, and the page's error boundary shows it. */
export async function runOperation<Input, Output>(
  context: Context,
  operation: Operation<Input, Output>,
  input: Input,
): Promise<Output> {
  return rethrowAsResponse(operation(context.get(callerContext), input))
}

/** Turns a refusal of any work into the answer. */
export async function rethrowAsResponse<Output>(work: Promise<Output>): Promise<Output> {
  try {
    return await work
  } catch (error) {
    throw toErrorResponse(error)
  }
}

export type Attempt<Output> = { done: true; value: Output } | { done: false; refusal: AppError }

/**
 * Runs an action's work. A refusal comes back so that the page can show it next to what was typed; so does an
 * unexpected fault, which is logged and becomes the refusal `failed`. Only a refusal that leaves no form to show
 * (signed out, forbidden, gone, closed) is thrown, as the answer.
 */
export async function tryOperation<Output>(work: () => Promise<Output>): Promise<Attempt<Output>> {
  try {
    return { done: true, value: await work() }
  } catch (error) {
    return { done: false, refusal: refusalOf(error) }
  }
}

/** What a form shows for an error of its work. @throws what is an answer already, and refusals that leave no form to show. */
export function refusalOf(error: unknown): AppError {
  if (isAppError(error)) {
    if (WITHOUT_FORM.has(error.code)) throw toErrorResponse(error)
    return error.message === m.errors_database_away() ? withoutMessage(error) : error
  }
  if (!(error instanceof Error)) throw error
  logFault(error)
  return new AppError('failed', '', { cause: error })
}

/** So that each form shows its own sentence while the database is away. */
function withoutMessage({ code, retryAfter, cause }: AppError): AppError {
  return new AppError(code, '', retryAfter === undefined ? { cause } : { cause, retryAfter })
}

const WITHOUT_FORM = new Set<AppError['code']>([
  'not_signed_in',
  'forbidden',
  'not_found',
  'closed',
])

/** The caller of this request, for code that calls operations itself. */
export function callerOf(context: Context): Caller {
  return context.get(callerContext)
}

/** A refusal as a thrown answer of the router; anything else unchanged. */
export function toErrorResponse(error: unknown): unknown {
  if (!isAppError(error)) return error
  const body: Refused = { code: error.code, message: error.message || waitSentence(error) }
  if (error.retryAfter !== undefined) body.retryAfter = error.retryAfter
  return data(body, { status: error.status, headers: retryAfterOf(error) })
}
