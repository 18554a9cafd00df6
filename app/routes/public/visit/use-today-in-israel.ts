import { useSyncExternalStore } from 'react'
import { format } from '#platform/text/format.ts'

const never = () => () => {}
const today = () => format.isoDay(new Date())

/** The day it is in Israel, `2026-11-21`. Known in the browser only, since the server's page is kept for everybody. */
export function useTodayInIsrael(): string | undefined {
  return useSyncExternalStore(never, today, () => undefined)
}
