import type { Actor } from './actor.ts'
import { newId } from './database/new-id.ts'
import type { Db } from './database/scope.ts'

/** What staff or a job did to what. Contains ids, field names and values that are not personal; nothing else. */
export type AuditEntry = {
  /** The table that was changed, in the code's or the database's spelling. */
  subject: string
  subjectId?: string
  reason?: string
  before?: Record<string, string | number | boolean | null>
  after?: Record<string, string | number | boolean | null>
}

/** Writes one line of the append-only log in the current transaction; if that fails, the operation fails. */
export async function writeAudit(
  db: Db,
  actor: Actor,
  operation: { name: string },
  requestId: string,
  now: Date,
  line: AuditEntry,
): Promise<void> {
  await db
    .insertInto('auditEntries')
    .values({
      id: newId(now),
      at: now,
      actorKind: actor.kind === 'system' ? 'system' : 'staff',
      actorId: actor.kind === 'member' ? actor.userId : null,
      operation: operation.name,
      subject: columnName(line.subject),
      subjectId: line.subjectId ?? null,
      reason: line.reason ?? null,
      before: line.before ? JSON.stringify(byColumn(line.before)) : null,
      after: line.after ? JSON.stringify(byColumn(line.after)) : null,
      requestId,
    })
    .execute()
}

/** Lines name tables and columns in the database's spelling, permanently. */
function byColumn(values: NonNullable<AuditEntry['before']>): NonNullable<AuditEntry['before']> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [columnName(name), value]),
  )
}

function columnName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
