const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Jerusalem' })
const moment = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Jerusalem',
  timeZoneName: 'longGeneric',
})

/** A moment's day in Israel, where the money comes. `at` is an ISO text. */
export function dayWords(at: string): string {
  return day.format(new Date(at))
}

/** A moment to the minute, with its zone as the other pages name it: Israel Time. */
export function momentWords(at: string): string {
  return moment.format(new Date(at))
}
