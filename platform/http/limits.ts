/** What one connection or request may take of this process. Sizes in bytes, times in milliseconds. */
export type Limits = {
  /** Request line and headers together. */
  headerBytes: number
  /** From the first byte (or the connection itself) to the end of the headers. */
  headersMs: number
  /** From the first byte to the end of the body: ten megabytes over a slow line take their time. */
  requestMs: number
  /** How often the two above are looked at: they may be exceeded by this much. */
  checkMs: number
  /** How long a connection may wait for its next request. Above the 60 s that proxies commonly keep theirs. */
  keepAliveMs: number
  /** How long nothing may move on a connection in use, for readers that stop reading. */
  idleMs: number
  requestsPerConnection: number
  /** A body, unless a longer limit is given for its path. */
  bodyBytes: number
  /** How long `/readyz` waits for its answer. */
  readyMs: number
}

export const usualLimits: Limits = {
  headerBytes: 16 * 1024,
  headersMs: 10_000,
  requestMs: 120_000,
  checkMs: 1_000,
  keepAliveMs: 65_000,
  idleMs: 120_000,
  requestsPerConnection: 1_000,
  bodyBytes: 256 * 1024,
  readyMs: 1_500,
}
