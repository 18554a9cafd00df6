import { m } from '#messages'

/** Where the assistant is asked. */
export const QUESTIONS_PATH = '/api/agenticai'

/** Says no, and why, as this address says everything. */
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

/** The answer to more than is taken there; null at every other path. */
export function refuseLargeQuestion(path: string): Response | null {
  return path === QUESTIONS_PATH ? refuseQuestion(413, m.assistant_too_long()) : null
}
