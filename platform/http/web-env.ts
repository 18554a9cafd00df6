import type { Given } from './repeat-answers.ts'
import type { RequestInfo } from './request-info.ts'
import type { TakenBody } from './take-body.ts'

/** The context of each request in the web layer. */
export type WebEnv = {
  Bindings: {
    /** The peer of the socket. */
    peer: string
    /** The page cache's response. */
    given?: Given
  }
  Variables: {
    facts: RequestInfo
    /** The requested URL, on our own origin. */
    url: URL
    /** The request's body, if any. */
    body?: TakenBody
  }
}
