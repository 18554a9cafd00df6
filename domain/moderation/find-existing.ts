import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'

/** What has a page of its own, by the table that its page reads; asked only whether it is still there. */
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

/** Tells of subjects of the log whether they are there to be looked at; one look-up for each kind of them. */
export async function findExisting(
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
