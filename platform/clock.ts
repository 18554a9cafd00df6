/** Where the time comes from, so that tests can move it. */
export type Clock = {
  /** The current instant. */
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
