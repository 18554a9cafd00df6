import { Moment } from '#app/ui/moment.tsx'

/** A day, as in Israel, where it was written down. */
export function PartnerDay({ at }: { at: Date | string }) {
  return <Moment at={at} />
}
