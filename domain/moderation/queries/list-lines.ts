import { parseCursor, formatCursor } from '#platform/database/keyset.ts'
import { query } from '#platform/operation.ts'
import { z } from 'zod'
import { LINES_PER_PAGE } from '../audit.ts'
import { auditFilters } from '../audit-filters.ts'
import { findExisting } from '../find-existing.ts'
import { selectLines } from '../select-lines.ts'

export type AuditLine = {
  id: string
  at: Date
  /** Null for a job, and for somebody whose account is gone. */
  actor: { id: string; name: string | null } | null
  operation: string
  subject: string
  subjectId: string | null
  /** Whether what it is about can still be looked at. */
  isThere: boolean
  reason: string | null
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** A page of the log, the newest first; `before` is where the last one ended, `next` where this one does. */
export const listLines = query({
  name: 'audit.list-lines',
  for: 'staff',
  input: auditFilters.extend({ before: z.string().max(100).nullable().default(null) }),
  async run({ db, input: { before, ...filters } }) {
    const rows = await selectLines(db, filters, parseCursor(before), LINES_PER_PAGE + 1).execute()
    const shown = rows.slice(0, LINES_PER_PAGE)
    const isThere = await findExisting(db, shown)
    const last = rows.length > LINES_PER_PAGE ? shown.at(-1) : undefined
    return {
      lines: shown.map((row): AuditLine => ({
        id: row.id,
        at: row.at,
        actor: row.actorId === null ? null : { id: row.actorId, name: row.actorName },
        operation: row.operation,
        subject: row.subject,
        subjectId: row.subjectId,
        isThere: isThere(row),
        reason: row.reason,
        before: asValues(row.before),
        after: asValues(row.after),
      })),
      next: last ? formatCursor({ at: last.moment, id: last.id }) : null,
    }
  },
})

function asValues(stored: unknown): Record<string, unknown> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {}
}
