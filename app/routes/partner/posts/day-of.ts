/** A moment's day as people read it, in Israel, so that the server and every browser write the same. */
export function dayOf(moment: string): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeZone: 'Asia/Jerusalem',
  }).format(new Date(moment))
}
