/** The source of the time, so that tests can change it. */
export type Clock = {
  /** The current instant. */
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
