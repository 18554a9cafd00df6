import type { PartnerChange } from '#domain/partners/queries/list-partner-changes.ts'
import { partnerFieldLabel, identifiesPartner } from '#domain/partners/partner-fields.ts'
import { partnerStatusLabel } from '#domain/partners/partner-words.ts'
import { m } from '#messages'

export type ShownChange = {
  id: string
  at: string
  by: string
  status: string
  /** Fields that identify the organization come first. */
  fields: { label: string; isTelling: boolean }[]
}

/** Presents the profile changes made by an organization's owner. */
export function presentChanges(changes: readonly PartnerChange[]): ShownChange[] {
  return changes.map(({ id, at, by, status, fields }) => ({
    id,
    at: at.toISOString(),
    by: by ?? m.moderation_someone(),
    status: partnerStatusLabel(status),
    fields: fields
      .map((field) => ({ label: partnerFieldLabel(field), isTelling: identifiesPartner(field) }))
      .toSorted((one, other) => Number(other.isTelling) - Number(one.isTelling)),
  }))
}
