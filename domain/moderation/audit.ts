export const LINES_PER_PAGE = 50

/** In place of a person: the jobs of the house. */
export const SYSTEM = 'system'

/** What of the log is asked for; null is all. Days are Israel's, both included. */
export type AuditFilters = {
  operation: string | null
  /** A person's id, or the jobs of the house. */
  actor: string | null
  subject: string | null
  subjectId: string | null
  from: string | null
  to: string | null
}
