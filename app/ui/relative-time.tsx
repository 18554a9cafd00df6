import { useCallback, useSyncExternalStore } from 'react'
import { format } from '#platform/text/format.ts'

const MINUTE = 60_000

export type RelativeTimeProps = {
  at: Date | string
  /** Keeps the date and appends the relative time. */
  withDate?: boolean
  className?: string
}

/**
 * Shows a date and, once hydrated, the relative time with the date as tooltip. The HTML is the same for every visitor,
 * so it can be cached.
 */
export function RelativeTime({ at, withDate = false, className }: RelativeTimeProps) {
  const moment = new Date(at).getTime()
  const minutes = useMinutesSince(moment)
  const date = format.date(at)
  const sinceThen = withDate ? format.relativeDays : format.relative
  const since = minutes === null ? null : sinceThen(at, new Date(moment + minutes * MINUTE))
  return (
    <time
      dateTime={new Date(at).toISOString()}
      title={withDate ? undefined : date}
      className={className}
    >
      {withDate && since ? `${date} · ${since}` : (since ?? date)}
    </time>
  )
}

/** Returns the full minutes since a time, updated every minute; null on the server. */
function useMinutesSince(moment: number): number | null {
  const subscribe = useCallback((tell: () => void) => onEachMinuteSince(moment, tell), [moment])
  return useSyncExternalStore(subscribe, () => minutesSince(moment), never)
}

function onEachMinuteSince(moment: number, tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    const next = (minutesSince(moment) + 1) * MINUTE + moment
    timer = setTimeout(() => {
      tell()
      wait()
    }, next - Date.now())
  }
  wait()
  return () => clearTimeout(timer)
}

function minutesSince(moment: number): number {
  return Math.floor((Date.now() - moment) / MINUTE)
}

function never() {
  return null
}
