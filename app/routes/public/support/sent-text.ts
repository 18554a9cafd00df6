import { takesPlace, type SupportKind, type SupportStatus } from '#domain/support/support.ts'
import { m } from '#messages'

/** Thanks for a support that was just recorded. */
export function sentText(kind: SupportKind, status: SupportStatus, organization: string): string {
  if (status === 'waiting') return m.waiting_did_join()
  if (status === 'confirmed') return m.supporting_place_confirmed()
  return takesPlace(kind)
    ? m.supporting_place_sent({ organization })
    : m.supporting_enquiry_sent({ organization })
}
