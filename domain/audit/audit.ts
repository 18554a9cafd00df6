export const LINES_PER_PAGE = 50

/** The actor of background jobs. */
export const SYSTEM = 'system'

/** Filters of the audit log; null means all. Days are in Israel's time zone, both inclusive. */
export type AuditFilters = {
  operation: string | null
  /** A user's id, or `SYSTEM` for background jobs. */
  actor: string | null
  subject: string | null
  subjectId: string | null
  from: string | null
  to: string | null
}
