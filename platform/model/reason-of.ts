import { APICallError } from 'ai'

/** Why a call came to nothing, in words that hold nothing of what was sent or said: a status, or the kind of the fault. */
export function reasonOf(error: unknown): string {
  if (APICallError.isInstance(error)) {
    const { statusCode: status } = error
    if (status === undefined) return 'no connection'
    return status >= 400 ? `status ${status}` : 'it broke off, or spoke another protocol'
  }
  return error instanceof Error ? error.name : 'unknown'
}
