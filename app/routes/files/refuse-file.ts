import { m } from '#messages'
import type { AppError } from '#platform/errors.ts'

/** The response for a missing file and for one the user may not read: indistinguishable on purpose. */
export function noSuchFile(): Response {
  return plain(404, m.files_not_found())
}

/** An error as plain text, with Retry-After if there is a wait. */
export function refuseFile({ status, message, retryAfter }: AppError): Response {
  const answer = plain(status, message)
  if (retryAfter !== undefined) answer.headers.set('Retry-After', String(retryAfter))
  return answer
}

function plain(status: number, text: string): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(`${text}\n`, { status, headers })
}
