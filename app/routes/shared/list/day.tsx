import { format } from '#platform/text/format.ts'

/** A date, short enough for a table. */
export function Day({ at }: { at: Date | string }) {
  return <time dateTime={new Date(at).toISOString()}>{format.shortDate(at)}</time>
}
