import { useCallback, useSyncExternalStore } from 'react'
import { format } from '#platform/text/format.ts'

const MINUTE = 60_000

export type RelativeTimeProps = {
  at: Date | string
  /** The date stays, and the time since comes behind it. */
  withDate?: boolean
  className?: string
}

/** A moment as its date and, once the browser has taken over, as the time since; the date stays its tip. The page is the same for everybody. */
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

/** Whole minutes that have passed since a moment, counted on as each one ends; null on the server. */
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
