import { m } from '#messages'
import type { AppError } from '#platform/errors.ts'

/** How long to wait, in words, for whoever tried too often; nothing for any other refusal. */
export function waitSentence({ code, retryAfter }: Pick<AppError, 'code' | 'retryAfter'>): string {
  if (code !== 'too_many' || retryAfter === undefined) return ''
  return m.errors_too_many({ wait: waitLabel(retryAfter) })
}

/** The header that says the same to programs. */
export function retryAfterOf({ retryAfter }: Pick<AppError, 'retryAfter'>): Record<string, string> {
  return retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
}

/** Seconds in words, rounded up, so that whoever waits so long has waited long enough. */
export function waitLabel(seconds: number): string {
  if (seconds <= 55)
    return m.errors_wait_seconds({ seconds: Math.max(5, Math.ceil(seconds / 5) * 5) })
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? m.errors_wait_minute() : m.errors_wait_minutes({ minutes })
}
