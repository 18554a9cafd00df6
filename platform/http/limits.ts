/** What one connection or request may take of this process. Sizes in bytes, times in milliseconds. */
export type Limits = {
  /** Request line and headers together. */
  headerBytes: number
  /** From the first byte (or the connection itself) to the end of the headers. */
  headersMs: number
  /** From the first byte to the end of the body: ten megabytes over a slow line take their time. */
  requestMs: number
  /** From the end of the headers to the end of a small body; also the longest pause within a large one. */
  bodyMs: number
  /** How often the limits on headers and requests are looked at: they may be exceeded by this much. */
  checkMs: number
  /** How long a connection may wait for its next request. Above the 60 s that proxies commonly keep theirs. */
  keepAliveMs: number
  /** How long nothing may move on a connection in use, for readers that stop reading. */
  idleMs: number
  requestsPerConnection: number
  /** Requests of one connection that wait for the answer to an earlier one (pipelining). */
  pipelined: number
  /** When the server closes, how long a connection without a request is waited for: one may be on its way. */
  lingerMs: number
  /** A body, unless a longer limit is given for its path. */
  bodyBytes: number
  /** How long `/readyz` waits for its answer. */
  readyMs: number
}

export const usualLimits: Limits = {
  headerBytes: 16 * 1024,
  headersMs: 10_000,
  requestMs: 120_000,
  bodyMs: 10_000,
  checkMs: 1_000,
  keepAliveMs: 65_000,
  idleMs: 120_000,
  requestsPerConnection: 1_000,
  pipelined: 32,
  lingerMs: 500,
  bodyBytes: 256 * 1024,
  readyMs: 1_500,
}
