/** A moment's day as people read it, in UTC, so that the server and every browser write the same. */
export function dayOf(moment: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(moment),
  )
}
