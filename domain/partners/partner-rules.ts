import { REQUIRED_DOCUMENTS, type DocumentKind, type PartnerStatus } from './partner.ts'

/** An organization can apply again only after a rejection or a request for changes, not while pending or once approved. */
export function mayResubmit(status: PartnerStatus): boolean {
  return status === 'changes_asked' || status === 'rejected'
}

/** The owner can edit the profile unless the organization is rejected or suspended. */
export function mayEditProfile(status: PartnerStatus): boolean {
  return EDITABLE.includes(status)
}

const EDITABLE: readonly PartnerStatus[] = ['pending', 'changes_asked', 'approved']

/** Documents can be added and replaced at any time, except while the organization is suspended. */
export function mayAddDocuments(status: PartnerStatus): boolean {
  return status !== 'suspended'
}

/** Returns the required documents that are missing. */
export function missingDocuments(present: readonly DocumentKind[]): DocumentKind[] {
  return REQUIRED_DOCUMENTS.filter((kind) => !present.includes(kind))
}
