/** A day as people read it: `Nov 21, 2026`, in UTC, so that server and browser say the same. */
export function showDay(iso: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(iso),
  )
}

/** A moment: `Nov 21, 2026, 10:48 UTC`. */
export function showMoment(iso: string): string {
  const time = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  })
  return `${time.format(new Date(iso))} UTC`
}
