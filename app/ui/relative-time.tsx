import { useSyncExternalStore } from 'react'
import { relativeTo, relativeToDate } from './relative.ts'

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
  const moment = new Date(at)
  const date = dateOf(moment)
  const sinceThen = withDate ? relativeToDate : relativeTo
  const since = minute === null ? null : sinceThen(new Date(minute * MINUTE), moment)
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

/** The date in UTC, so that server and browser write the same. */
function dateOf(at: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at)
}
