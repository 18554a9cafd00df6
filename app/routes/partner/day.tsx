import { format } from '#platform/text/format.ts'

/** A day, as in Israel, where it was written down. `at` is an ISO text. */
export function PartnerDay({ at }: { at: string }) {
  return <time dateTime={at}>{format.date(at)}</time>
}
