import { createHash } from 'node:crypto'
import { isAppError } from '#platform/errors.ts'
import { isKnown } from '../../files/file-headers.ts'

/** Cache lifetime of a calendar in seconds. */
const FRESH_SECONDS = 300

type Calendar = { text: string; disposition: string }

/** Responds with a calendar, with 304 if the client has it, or with an error as plain text. */
export async function serveCalendar(
  request: Request,
  compose: () => Promise<Calendar>,
): Promise<Response> {
  try {
    const { text, disposition } = await compose()
    const headers = new Headers({
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': disposition,
      ETag: `"${createHash('sha256').update(text).digest('base64url')}"`,
      'Cache-Control': `public, max-age=${FRESH_SECONDS}`,
    })
    if (isKnown(request, headers)) return new Response(null, { status: 304, headers })
    return new Response(request.method === 'HEAD' ? null : text, { headers })
  } catch (error) {
    if (!isAppError(error)) throw error
    const headers = new Headers({
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    if (error.retryAfter !== undefined) headers.set('Retry-After', String(error.retryAfter))
    return new Response(`${error.message}\n`, { status: error.status, headers })
  }
}
