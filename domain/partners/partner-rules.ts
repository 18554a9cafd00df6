import { REQUIRED_DOCUMENTS, type DocumentKind, type PartnerStatus } from './partner.ts'

/** An organization applies again only after it was asked to: what is waiting is waiting, what is decided is decided. */
export function mayResubmit(status: PartnerStatus): boolean {
  return status === 'changes_asked' || status === 'rejected'
}

/** The profile is its owner's to change while it is wanted or may yet be; what is refused or suspended stays as it is. */
export function mayEditProfile(status: PartnerStatus): boolean {
  return EDITABLE.includes(status)
}

const EDITABLE: readonly PartnerStatus[] = ['pending', 'changes_asked', 'approved']

/** Papers can be added and replaced at any time, save while the organization is suspended. */
export function mayAddDocuments(status: PartnerStatus): boolean {
  return status !== 'suspended'
}

/** The papers asked of everybody that are not there yet. */
export function missingDocuments(present: readonly DocumentKind[]): DocumentKind[] {
  return REQUIRED_DOCUMENTS.filter((kind) => !present.includes(kind))
}
