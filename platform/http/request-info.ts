/** What the web layer knows of a request before anybody has read it. */
export type RequestInfo = {
  /** Unique per request; in the log and in the answer's `X-Request-Id`. */
  id: string
  /** Where the connection comes from; behind a trusted proxy, whom that proxy names. */
  address: string
  /** How the visitor's browser speaks, as far as the socket or a trusted proxy tells. */
  protocol: 'http' | 'https'
  /** The Host the client sent. Never build an address from it: that is what the configured origin is for. */
  host: string
  /** Allows the scripts of this one answer (content security policy). */
  nonce: string
  /** The answer will be given to many: it is wanted whole, and must say nothing that holds for one person only. */
  forAll: boolean
  /**
   * Set where the body is larger than an ordinary form's: none of it is read before its sender has been recognized as
   * somebody who may send files. Reading it otherwise fails with `not_signed_in`.
   */
  largeBody?: {
    allow(person: string): void
    /** What to answer in place of a page about it, once reading has failed; null while it has not. */
    refusal(): Response | Promise<Response> | null
  }
}
