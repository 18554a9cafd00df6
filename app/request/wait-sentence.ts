import { m } from '#messages'
import type { AppError } from '#platform/errors.ts'

/** Says how long to wait after too many attempts; empty for any other error. */
export function waitSentence({ code, retryAfter }: Pick<AppError, 'code' | 'retryAfter'>): string {
  if (code !== 'too_many' || retryAfter === undefined) return ''
  return m.errors_too_many({ wait: waitLabel(retryAfter) })
}

/** The same as a header, for programs. */
export function retryAfterOf({ retryAfter }: Pick<AppError, 'retryAfter'>): Record<string, string> {
  return retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
}

/** Formats seconds, rounded up, so that waiting that long is always enough. */
export function waitLabel(seconds: number): string {
  if (seconds <= 55)
    return m.errors_wait_seconds({ seconds: Math.max(5, Math.ceil(seconds / 5) * 5) })
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? m.errors_wait_minute() : m.errors_wait_minutes({ minutes })
}
