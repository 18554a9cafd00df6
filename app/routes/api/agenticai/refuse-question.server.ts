import { m } from '#messages'

/** The assistant's endpoint. */
export const QUESTIONS_PATH = '/api/agenticai'

/** Rejects a question with its reason, in the format of this endpoint. */
export function refuseQuestion(
  status: number,
  error: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { result: '', error },
    { status, headers: { ...headers, 'Cache-Control': 'no-store' } },
  )
}

/** The response to a body over this endpoint's size limit; null for every other path. */
export function refuseLargeQuestion(path: string): Response | null {
  return path === QUESTIONS_PATH ? refuseQuestion(413, m.assistant_too_long()) : null
}
