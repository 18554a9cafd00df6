import { useSyncExternalStore } from 'react'

const never = () => () => {}
const today = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' }).format(new Date())

/** The day it is in Israel, `2026-11-21`. Known in the browser only, since the server's page is kept for everybody. */
export function useTodayInIsrael(): string | undefined {
  return useSyncExternalStore(never, today, () => undefined)
}
