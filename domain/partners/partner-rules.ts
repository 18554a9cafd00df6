import { REQUIRED_DOCUMENTS, type DocumentKind, type PartnerStatus } from './partner.ts'

/** An organization applies again only after it was asked to: what is waiting is waiting, what is decided is decided. */
export function mayResubmit(status: PartnerStatus): boolean {
  return status === 'changes_asked' || status === 'rejected'
}

/** Papers can be added and replaced at any time, save while the organization is suspended. */
export function mayAddDocuments(status: PartnerStatus): boolean {
  return status !== 'suspended'
}

/** The papers asked of everybody that are not there yet. */
export function missingDocuments(present: readonly DocumentKind[]): DocumentKind[] {
  return REQUIRED_DOCUMENTS.filter((kind) => !present.includes(kind))
}
