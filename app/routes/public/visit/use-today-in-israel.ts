import { useSyncExternalStore } from 'react'
import { format } from '#platform/text/format.ts'

const never = () => () => {}
const today = () => format.isoDay(new Date())

/** Today's date in Israel, `2026-11-21`. Only known in the browser, because the server's page is cached for everyone. */
export function useTodayInIsrael(): string | undefined {
  return useSyncExternalStore(never, today, () => undefined)
}
