const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Seconds after which a session ends that nobody uses, and after which a use is noted anew. */
export const IDLE_SECONDS = 14 * DAY
export const RENEW_SECONDS = 10 * MINUTE

/** How long a session lasts, in seconds: unused, and in all. */
export type SessionLimits = { idle: number; whole: number }

export const ORDINARY_LIMITS: SessionLimits = { idle: IDLE_SECONDS, whole: 60 * DAY }
/** For those whose session opens more than their own things. */
export const STRICT_LIMITS: SessionLimits = { idle: 12 * HOUR, whole: 7 * DAY }

export type SessionTimes = { since: Date; lastUsed: Date }

/** Whether a session still counts, and whether its use is to be noted now. */
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
