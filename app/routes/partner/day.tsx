const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Jerusalem' })

/** A day, as in Israel, where it was written down. `at` is an ISO text. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{format.format(new Date(at))}</time>
}
