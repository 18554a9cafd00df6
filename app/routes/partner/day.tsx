import { Moment } from '#app/ui/moment.tsx'

/** A date in Israel time. */
export function PartnerDay({ at }: { at: Date | string }) {
  return <Moment at={at} />
}
