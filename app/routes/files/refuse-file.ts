import { m } from '#messages'
import type { AppError } from '#platform/errors.ts'

/** The answer where there is no file, or none for this reader: the two are not told apart. */
export function noSuchFile(): Response {
  return plain(404, m.files_not_found())
}

/** A refusal as plain text, with the time to wait where there is one. */
export function refuseFile({ status, message, retryAfter }: AppError): Response {
  const answer = plain(status, message)
  if (retryAfter !== undefined) answer.headers.set('Retry-After', String(retryAfter))
  return answer
}

function plain(status: number, text: string): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(`${text}\n`, { status, headers })
}
