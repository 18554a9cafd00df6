import { parseCursor, formatCursor } from '#platform/database/keyset.ts'
import { query } from '#platform/operation.ts'
import { z } from 'zod'
import { LINES_PER_PAGE, SYSTEM, type AuditFilters } from '../audit.ts'
import { selectLines } from '../select-lines.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'

/** Subjects that have a page, by table, to check whether they still exist. */
const TABLES: Record<string, string> = {
  project_event_revisions: 'project_event_revisions',
  partner_applications: 'partner_applications',
  partners: 'partners',
  profiles: 'profiles',
  roles: 'profiles',
  identity_documents: 'profiles',
  inbox_messages: 'inbox_messages',
  faq_entries: 'faq_entries',
  tour_packages: 'tour_packages',
  supports: 'supports',
  ambassador_resources: 'ambassador_resources',
}

type Subject = { subject: string; subjectId: string | null }

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
  /** Whether the subject still exists. */
  isThere: boolean
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

/** Checks which subjects still exist, with one query per type. */
async function findExisting(
  db: Db,
  lines: readonly Subject[],
): Promise<(line: Subject) => boolean> {
  const ids = new Map<string, Set<string>>()
  for (const { subject, subjectId: id } of lines) {
    const table = tableOf(subject)
    if (table && id) ids.set(table, (ids.get(table) ?? new Set()).add(id))
  }
  const found = new Set<string>()
  for (const [table, asked] of ids) {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where id = any (${[...asked]}::uuid[])`.execute(db)
    for (const { id } of rows) found.add(`${table} ${id}`)
  }
  return ({ subject, subjectId: id }) => found.has(`${tableOf(subject)} ${id}`)
}

function tableOf(subject: string): string | undefined {
  return Object.hasOwn(TABLES, subject) ? TABLES[subject] : undefined
}
