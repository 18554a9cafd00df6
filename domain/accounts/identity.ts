import { m } from '#messages'
import { RETENTION_DAYS } from '../activity/kept-for.ts'

/** Where a paper stands that shows who somebody is. */
export const IDENTITY_STATUSES = ['submitted', 'verified', 'refused'] as const
export type IdentityStatus = (typeof IDENTITY_STATUSES)[number]

/** Days a paper is kept once it was decided about. */
export const PAPER_KEPT_DAYS = RETENTION_DAYS.identityPapers

/** Most characters of the reason for a refusal. */
export const IDENTITY_REASON_MAX = 2_000

/** A person's paper as they see it themselves. */
export type OwnIdentity = {
  status: IdentityStatus
  reason: string | null
  submittedAt: Date
  decidedAt: Date | null
  /** Null once the paper itself is gone; what was found stays. */
  fileId: string | null
}

const labels: Record<IdentityStatus, () => string> = {
  submitted: m.identity_submitted,
  verified: m.identity_verified,
  refused: m.identity_refused,
}

/** A state of a paper, as people read it. */
export function identityLabel(status: IdentityStatus): string {
  return labels[status]()
}
