import { data, type RouterContextProvider } from 'react-router'
import { isAppError, type AppError } from '#platform/errors.ts'
import type { Caller, Operation } from '#platform/operation.ts'
import { callerContext } from './context.ts'
import { retryAfterOf, waitSentence } from './wait-sentence.ts'

/** What an error boundary may know of a refusal. */
export type Refused = { code: AppError['code']; message: string; retryAfter?: number }

type Context = Readonly<RouterContextProvider>

/** Calls an operation for a loader: a refusal becomes the answer, with its status, and the page's error boundary shows it. */
export async function perform<Input, Output>(
  context: Context,
  operation: Operation<Input, Output>,
  input: Input,
): Promise<Output> {
  return translateRefusal(operation(context.get(callerContext), input))
}

/** Turns a refusal of any work into the answer. */
export async function translateRefusal<Output>(work: Promise<Output>): Promise<Output> {
  try {
    return await work
  } catch (error) {
    throw asAnswer(error)
  }
}

export type Attempt<Output> = { done: true; value: Output } | { done: false; refusal: AppError }

/**
 * Does an action's work: what the person can mend (bad input, conflict, too many) comes back to be shown
 * on the same page; any other refusal becomes the answer.
 */
export async function attempt<Output>(work: () => Promise<Output>): Promise<Attempt<Output>> {
  try {
    return { done: true, value: await work() }
  } catch (error) {
    if (isAppError(error) && MENDABLE.has(error.code)) return { done: false, refusal: error }
    throw asAnswer(error)
  }
}

const MENDABLE = new Set<AppError['code']>([
  'bad_input',
  'bad_request',
  'conflict',
  'too_large',
  'wrong_type',
  'too_many',
])

/** The caller of this request, for code that calls operations itself. */
export function callerOf(context: Context): Caller {
  return context.get(callerContext)
}

/** A refusal as a thrown answer of the router; anything else unchanged. */
export function asAnswer(error: unknown): unknown {
  if (!isAppError(error)) return error
  const body: Refused = { code: error.code, message: error.message || waitSentence(error) }
  if (error.retryAfter !== undefined) body.retryAfter = error.retryAfter
  return data(body, { status: error.status, headers: retryAfterOf(error) })
}
