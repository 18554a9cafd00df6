import { APICallError } from 'ai'

/** The reason of a failed request without any content: a status, or the kind of error. */
export function reasonOf(error: unknown): string {
  if (APICallError.isInstance(error)) {
    const { statusCode: status } = error
    if (status === undefined) return 'no connection'
    return status >= 400 ? `status ${status}` : 'it broke off, or spoke another protocol'
  }
  return error instanceof Error ? error.name : 'unknown'
}
