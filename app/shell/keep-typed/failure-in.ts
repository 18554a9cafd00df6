import {
  isRouteErrorResponse,
  type DataStrategyResult,
  type UNSAFE_DataWithResponseInit as DataWithResponseInit,
} from 'react-router'

/** Why a form or page got no response that its page can show. */
export type ActionFailure = {
  /** `offline`: no response. `fault`: an unexpected error of ours. `refused`: refused by the server, with a `message`. */
  kind: 'offline' | 'unavailable' | 'fault' | 'signed-out' | 'refused'
  status: number
  /** The server's message, if it sent one. */
  message: string
}

/** Returns the failure in a form's result; null if the page can show the result: success, or errors with reasons. */
export function failureIn({ type, result }: DataStrategyResult): ActionFailure | null {
  if (type === 'error') return failureOf(withoutWrapper(result))
  if (!isWithStatus(result) || result.init.status < 500) return null
  return byStatus(result.init.status, sentenceIn(result.data))
}

/** Classifies a thrown error for the user; null for a redirect. */
export function failureOf(error: unknown): ActionFailure | null {
  if (error instanceof Response) return null
  if (isRouteErrorResponse(error)) return byStatus(error.status, sentenceIn(error.data))
  // Browsers use different messages for a failed request; all throw a TypeError.
  if (error instanceof TypeError) return { kind: 'offline', status: 503, message: '' }
  return { kind: 'fault', status: 500, message: '' }
}

/** True if the same request may succeed later, because nothing about the user or the item has changed. */
export function isPassing({ kind }: ActionFailure): boolean {
  return kind === 'offline' || kind === 'unavailable' || kind === 'fault'
}

/** Unwraps what the router wraps around an error thrown by an action. */
function withoutWrapper(result: unknown): unknown {
  const isWrapped =
    typeof result === 'object' &&
    result !== null &&
    'type' in result &&
    result.type === 'DataWithResponseInit' &&
    'data' in result
  return isWrapped ? result.data : result
}

function byStatus(status: number, message: string): ActionFailure {
  if (status === 401) return { kind: 'signed-out', status, message }
  if ([502, 503, 504].includes(status)) return { kind: 'unavailable', status, message }
  if (status >= 500) return { kind: 'fault', status, message }
  return { kind: 'refused', status, message }
}

function sentenceIn(data: unknown): string {
  if (typeof data !== 'object' || data === null) return ''
  const own = 'problems' in data ? data.problems : data
  if (typeof own !== 'object' || own === null || !('message' in own)) return ''
  return typeof own.message === 'string' ? own.message : ''
}

function isWithStatus(
  result: unknown,
): result is DataWithResponseInit<unknown> & { init: { status: number } } {
  return (
    typeof result === 'object' &&
    result !== null &&
    'type' in result &&
    result.type === 'DataWithResponseInit' &&
    'init' in result &&
    typeof (result.init as ResponseInit | null)?.status === 'number'
  )
}
