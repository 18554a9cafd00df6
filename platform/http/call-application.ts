import type { MiddlewareHandler } from 'hono'
import { ownRequest } from './own-request.ts'
import type { RequestInfo } from './request-info.ts'
import type { WebEnv } from './web-env.ts'

/** The application (pages and endpoints) as the web layer sees it. */
export type Handle = (request: Request, facts: RequestInfo) => Promise<Response>

/** The 413 response of an application address with its own message, or null. */
export type RefuseLarge = (path: string) => Response | null

/** Passes the request with its received body to the application. */
export function callApplication(handle: Handle): MiddlewareHandler<WebEnv> {
  return async (c) => {
    const { facts, url, body } = c.var
    const request = c.req.raw
    let answer: Response
    try {
      answer = await handle(ownRequest(request, url, body?.content), facts)
    } catch (error) {
      const refusal = await body?.refusal?.()
      if (refusal) return refusal
      throw error
    }
    // The application may have rendered a page about the failed read; the actual reason is known here.
    const refusal = await body?.refusal?.()
    if (refusal) {
      discard(answer)
      return refusal
    }
    // A client that disconnects makes the application fail while reading; that is not a bug.
    if (answer.status >= 500 && request.signal.aborted) {
      discard(answer)
      return new Response(null, { status: 499 })
    }
    if (c.req.method === 'HEAD') {
      discard(answer)
      return new Response(null, answer)
    }
    // A copy, because the headers of some responses (`Response.redirect`) are immutable.
    return new Response(answer.body, answer)
  }
}

/** Stops the rendering of a page that nobody will read. */
function discard(answer: Response): void {
  answer.body?.cancel().catch(() => {})
}
