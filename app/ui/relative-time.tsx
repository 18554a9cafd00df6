import { useSyncExternalStore } from 'react'
import { format } from '#platform/text/format.ts'

const MINUTE = 60_000

export type RelativeTimeProps = {
  /** ISO text. */
  at: string
  /** The date stays, and the time since comes behind it. */
  withDate?: boolean
  className?: string
}

/** A moment as its date and, once the browser has taken over, as the time since; the date stays its tip. The page is the same for everybody. */
export function RelativeTime({ at, withDate = false, className }: RelativeTimeProps) {
  const minute = useSyncExternalStore(everyMinute, thisMinute, () => null)
  const date = format.date(at)
  const sinceThen = withDate ? format.relativeDays : format.relative
  const since = minute === null ? null : sinceThen(at, new Date(minute * MINUTE))
  return (
    <time dateTime={at} title={withDate ? undefined : date} className={className}>
      {withDate && since ? `${date} · ${since}` : (since ?? date)}
    </time>
  )
}

function everyMinute(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE)
  return () => clearInterval(timer)
}

function thisMinute(): number {
  return Math.floor(Date.now() / MINUTE)
}
