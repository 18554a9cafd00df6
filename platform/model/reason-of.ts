import { APICallError } from 'ai'

/** Why a call came to nothing, in words that hold nothing of what was sent or said: a status, or the kind of the fault. */
export function reasonOf(error: unknown): string {
  if (APICallError.isInstance(error)) {
    return error.statusCode === undefined ? 'no connection' : `status ${error.statusCode}`
  }
  return error instanceof Error ? error.name : 'unknown'
}
