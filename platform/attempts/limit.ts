/** How often something may be tried within a period. */
export type Limit = {
  /** What is limited; part of the key, so that two limits never count for one another. */
  kind: string
  /** The number of tries without a wait. */
  free: number
  /** The wait after the last of those; each further try doubles it. */
  firstWaitMs: number
  /** After this, counting starts over, so no one ever waits longer. */
  windowMs: number
}

/** One try: what is limited, and of whom (an address, a connection, both). */
export type Try = {
  limit: Limit
  of: readonly string[]
  /** A mark that frees this try from its limit. */
  unless?: Mark
}

/** Something remembered for a while, such as that a person has come in from this connection before. */
export type Mark = { kind: string; of: readonly string[] }

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
