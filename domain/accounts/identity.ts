import { m } from '#messages'
import { RETENTION_DAYS } from '../activity/kept-for.ts'

/** Review states of an identity document. */
export const IDENTITY_STATUSES = ['submitted', 'verified', 'refused'] as const
export type IdentityStatus = (typeof IDENTITY_STATUSES)[number]

/** Days an identity document is kept after the decision about it. */
export const PAPER_KEPT_DAYS = RETENTION_DAYS.identityPapers

/** Maximum length of a refusal reason, in characters. */
export const IDENTITY_REASON_MAX = 2_000

/** A user's own identity document. */
export type OwnIdentity = {
  status: IdentityStatus
  reason: string | null
  submittedAt: Date
  decidedAt: Date | null
  /** Null once the document itself is deleted; the decision stays. */
  fileId: string | null
}

const labels: Record<IdentityStatus, () => string> = {
  submitted: m.identity_submitted,
  verified: m.identity_verified,
  refused: m.identity_refused,
}

/** The label of a document's state. */
export function identityLabel(status: IdentityStatus): string {
  return labels[status]()
}
