import type { Given } from './repeat-answers.ts'
import type { RequestInfo } from './request-info.ts'
import type { TakenBody } from './take-body.ts'

/** What every part of the web layer finds beside a request. */
export type WebEnv = {
  Bindings: {
    /** The other end of the socket. */
    peer: string
    /** What the page cache gave. */
    given?: Given
  }
  Variables: {
    facts: RequestInfo
    /** The address that was asked for, on our own origin. */
    url: URL
    /** The body of the request, if it has one. */
    body?: TakenBody
  }
}
