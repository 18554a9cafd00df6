import {
  isRouteErrorResponse,
  type DataStrategyResult,
  type UNSAFE_DataWithResponseInit as DataWithResponseInit,
} from 'react-router'

/** Why a form or a page got no answer that its page can show. */
export type ActionFailure = {
  /** `offline`: nothing came back. `fault`: our own mistake. `refused`: said by the server, in `message`. */
  kind: 'offline' | 'unavailable' | 'fault' | 'signed-out' | 'refused'
  status: number
  /** The server's own sentence, if it sent one. */
  message: string
}

/** What failed in the answer to a form; null for an answer that its page shows: done, or refused with reasons. */
export function failureIn({ type, result }: DataStrategyResult): ActionFailure | null {
  if (type === 'error') return failureOf(withoutWrapper(result))
  if (!isWithStatus(result) || result.init.status < 500) return null
  return byStatus(result.init.status, sentenceIn(result.data))
}

/** What a thrown error means to the person in front of the page; null for a redirect. */
export function failureOf(error: unknown): ActionFailure | null {
  if (error instanceof Response) return null
  if (isRouteErrorResponse(error)) return byStatus(error.status, sentenceIn(error.data))
  // Each browser has its own words for a request that found nobody; all throw a TypeError.
  if (error instanceof TypeError) return { kind: 'offline', status: 503, message: '' }
  return { kind: 'fault', status: 500, message: '' }
}

/** True while the same may succeed later: nothing about the person or the thing has changed. */
export function isPassing({ kind }: ActionFailure): boolean {
  return kind === 'offline' || kind === 'unavailable' || kind === 'fault'
}

/** The router wraps what an action threw before there was an answer. */
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
