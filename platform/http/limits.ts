/** Limits for one connection or request. Sizes in bytes, times in milliseconds. */
export type Limits = {
  /** Request line and headers together. */
  headerBytes: number
  /** From the first byte (or the connection) to the end of the headers. */
  headersMs: number
  /** From the first byte to the end of the body: ten megabytes over a slow connection take a while. */
  requestMs: number
  /** From the end of the headers to the end of a small body; also the longest pause within a large one. */
  bodyMs: number
  /** Interval of checking the header and request limits, which may be exceeded by this much. */
  checkMs: number
  /** How long a connection may wait for its next request. Above the usual 60 s of proxies. */
  keepAliveMs: number
  /** How long a connection in use may stall, for clients that stop reading. */
  idleMs: number
  requestsPerConnection: number
  /** Pipelined requests of one connection that may wait. */
  pipelined: number
  /** During shutdown, how long to wait for a connection without a request: one may be on its way. */
  lingerMs: number
  /** A body, unless its path has a higher limit. */
  bodyBytes: number
  /** Bytes that are read of a body that was answered before it was read. */
  discardedBytes: number
  /** How long `/readyz` waits for the database. */
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
  discardedBytes: 256 * 1024,
  readyMs: 1_500,
}
