import type { MiddlewareHandler } from 'hono'
import { ownRequest } from './own-request.ts'
import type { RequestInfo } from './request-info.ts'
import type { WebEnv } from './web-env.ts'

/** Pages and endpoints: the application as the web layer sees it. */
export type Handle = (request: Request, facts: RequestInfo) => Promise<Response>

/** How an address of the application says 413 in its own words; null where it has none. */
export type RefuseLarge = (path: string) => Response | null

/** Hands the request to the application, with the body that was taken in for it. */
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
    // The application may have made a page out of the failed read; the reason is known better here.
    const refusal = await body?.refusal?.()
    if (refusal) {
      discard(answer)
      return refusal
    }
    // Who breaks off in the middle makes the application fail at reading; that is no fault of ours.
    if (answer.status >= 500 && request.signal.aborted) {
      discard(answer)
      return new Response(null, { status: 499 })
    }
    if (c.req.method === 'HEAD') {
      discard(answer)
      return new Response(null, answer)
    }
    // A copy: the headers of some answers (`Response.redirect`) cannot be added to.
    return new Response(answer.body, answer)
  }
}

/** Lets the author of a page that nobody will read stop writing it. */
function discard(answer: Response): void {
  answer.body?.cancel().catch(() => {})
}
