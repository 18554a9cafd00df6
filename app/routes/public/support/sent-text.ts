import { takesPlace, type SupportKind } from '#domain/support/support.ts'
import { m } from '#messages'

/** Thanks for a support that was just recorded. */
export function sentText(kind: SupportKind, isConfirmed: boolean, organization: string): string {
  if (isConfirmed) return m.supporting_place_confirmed()
  return takesPlace(kind)
    ? m.supporting_place_sent({ organization })
    : m.supporting_enquiry_sent({ organization })
}
