const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Seconds until an unused session ends, and until another use is recorded. */
export const IDLE_SECONDS = 14 * DAY
export const RENEW_SECONDS = 10 * MINUTE

/** Lifetime of a session in seconds: unused, and in total. */
export type SessionLimits = { idle: number; whole: number }

export const ORDINARY_LIMITS: SessionLimits = { idle: IDLE_SECONDS, whole: 60 * DAY }
/** For staff, whose sessions give access to other people's data. */
export const STRICT_LIMITS: SessionLimits = { idle: 12 * HOUR, whole: 7 * DAY }

export type SessionTimes = { since: Date; lastUsed: Date }

/** Whether a session is valid, and whether to record this use. */
export function evaluateSession(
  { since, lastUsed }: SessionTimes,
  limits: SessionLimits,
  now: Date,
): 'good' | 'due' | 'over' {
  const unused = (now.getTime() - lastUsed.getTime()) / 1000
  const whole = (now.getTime() - since.getTime()) / 1000
  if (unused >= limits.idle || whole >= limits.whole) return 'over'
  return unused >= RENEW_SECONDS ? 'due' : 'good'
}
