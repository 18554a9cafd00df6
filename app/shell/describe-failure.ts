import { isRouteErrorResponse } from 'react-router'

export type PageFailure = {
  kind: 'not-found' | 'closed' | 'unavailable' | 'forbidden' | 'signed-out' | 'unexpected'
  /** Message or status, for the screen of an unexpected error. */
  detail: string
}

/** Classifies a page's error for the user. */
export function describeFailure(error: unknown): PageFailure {
  if (isRouteErrorResponse(error)) {
    const { status, statusText, data } = error
    const kind = isClosed(data) ? 'closed' : kindOf(status)
    return { kind, detail: sentenceIn(data) ?? `${status} ${statusText}`.trim() }
  }
  if (isUnreachable(error)) return { kind: 'unavailable', detail: error.message }
  return { kind: 'unexpected', detail: messageOf(error) }
}

/** Whether a page's thing is missing; false while its feature is disabled, so that it does not reveal which things exist. */
export function isMissing(error: unknown): boolean {
  return describeFailure(error).kind === 'not-found'
}

/** In production the router replaces a server error's message by a generic one, which is left out. */
function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  return message === 'Unexpected Server Error' ? '' : message
}

function kindOf(status: number): PageFailure['kind'] {
  if (status === 404) return 'not-found'
  if (status === 401) return 'signed-out'
  if (status === 403) return 'forbidden'
  // Proxies also send these while the application restarts.
  if (status === 502 || status === 503 || status === 504) return 'unavailable'
  return 'unexpected'
}

/** True for a feature that staff has switched off. */
function isClosed(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'code' in data && data.code === 'closed'
}

/** Returns the public message of a refusal (`app/request/run-operation.ts`). */
function sentenceIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('message' in data)) return undefined
  return typeof data.message === 'string' && data.message ? data.message : undefined
}

/** Messages of Chromium, Firefox and Safari for a request without a response, and for a page's code that could not be loaded. */
function isUnreachable(error: unknown): error is TypeError {
  return (
    error instanceof TypeError &&
    /failed to fetch|networkerror|load failed|importing a module script/i.test(error.message)
  )
}
