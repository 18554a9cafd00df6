import { parseCursor, formatCursor } from '#platform/database/keyset.ts'
import { query } from '#platform/operation.ts'
import { z } from 'zod'
import { LINES_PER_PAGE, SYSTEM, type AuditFilters } from '../audit.ts'
import { findSubjects, type LineSubject } from '../find-subjects.ts'
import { selectLines } from '../select-lines.ts'

const nullable = (text: z.ZodType<string>) => text.nullable().default(null)

const auditFilters = z.object({
  operation: nullable(z.string().max(120)),
  actor: nullable(z.union([z.uuid(), z.literal(SYSTEM)])),
  subject: nullable(z.string().max(120)),
  subjectId: nullable(z.uuid()),
  from: nullable(z.iso.date()),
  to: nullable(z.iso.date()),
}) satisfies z.ZodType<AuditFilters>

export type AuditLine = {
  id: string
  at: Date
  /** Null for a job, and for a deleted user. */
  actor: { id: string; name: string | null } | null
  operation: string
  subject: string
  subjectId: string | null
  /** The subject's title and page; null if it no longer exists. */
  about: LineSubject | null
  reason: string | null
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** Lists a page of the audit log, newest first; `before` is where the last page ended, `next` where this one does. */
export const listLines = query({
  name: 'audit.list-lines',
  for: 'staff',
  input: auditFilters.extend({ before: z.string().max(100).nullable().default(null) }),
  async run({ db, input: { before, ...filters } }) {
    const rows = await selectLines(db, filters, parseCursor(before), LINES_PER_PAGE + 1).execute()
    const shown = rows.slice(0, LINES_PER_PAGE)
    const find = await findSubjects(db, shown)
    const last = rows.length > LINES_PER_PAGE ? shown.at(-1) : undefined
    return {
      lines: shown.map((row): AuditLine => ({
        id: row.id,
        at: row.at,
        actor: row.actorId === null ? null : { id: row.actorId, name: row.actorName },
        operation: row.operation,
        subject: row.subject,
        subjectId: row.subjectId,
        about: find(row.subject, row.subjectId),
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
