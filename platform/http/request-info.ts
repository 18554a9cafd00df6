import type { Language } from '../text/language.ts'

/** A part of a cached page that differs between people: which, and the ID that it is about. */
export type AskedPart = { of: string; about: string | undefined }

/** What the application answers about the parts of a page: the HTML of each, or null for the visitors'. */
export type PersonalParts = {
  parts: (string | null)[]
  /** JSON for the page's data block, without `<`. */
  data: string
}

/** What the web layer knows about a request before its body is read. */
export type RequestInfo = {
  /** The language of the address, the base language by default; the application sees the address without its prefix. */
  language?: Language
  /** Unique per request; in the log and in `X-Request-Id`. */
  id: string
  /** The client's address; behind a trusted proxy, as the proxy reports it. */
  address: string
  /** The protocol of the visitor's browser, as far as the socket or a trusted proxy tells. */
  protocol: 'http' | 'https'
  /** The Host that the client sent. Never build a URL from it; use the configured origin. */
  host: string
  /** Allows the scripts of this response (content security policy). */
  nonce: string
  /** The response will be cached: it must be complete and contain nothing private. */
  forAll: boolean
  /** Asks for a person's parts of the cached page at this address, instead of a page. */
  parts?: { url: URL; parts: readonly AskedPart[] }
  /** Collects what a response that will be cached depends on. */
  tags?: Set<string>
  /**
   * Set if the body is larger than an ordinary form: it is not read before its sender is recognized as someone who may send
   * files. Reading it earlier fails with `not_signed_in`.
   */
  largeBody?: {
    allow(person: string): void
    /** The response to send instead of a page about a failed read; null while reading has not failed. */
    refusal(): Response | Promise<Response> | null
  }
}
