import type { Actor } from './actor.ts'
import { newId } from './database/new-id.ts'
import type { Db } from './database/scope.ts'

/** What staff or a job did to what. Ids, field names and values that are not personal; nothing else. */
export type AuditLine = {
  /** The table of what was changed. */
  subject: string
  subjectId?: string
  reason?: string
  before?: Record<string, string | number | boolean | null>
  after?: Record<string, string | number | boolean | null>
}

/** Writes one line of the append-only log in the running transaction; its failure undoes the deed. */
export async function writeAudit(
  db: Db,
  actor: Actor,
  operation: { name: string },
  requestId: string,
  now: Date,
  line: AuditLine,
): Promise<void> {
  await db
    .insertInto('audit_entries')
    .values({
      id: newId(now),
      at: now,
      actor_kind: actor.kind === 'system' ? 'system' : 'staff',
      actor_id: actor.kind === 'member' ? actor.userId : null,
      operation: operation.name,
      subject: line.subject,
      subject_id: line.subjectId ?? null,
      reason: line.reason ?? null,
      before: line.before ? JSON.stringify(line.before) : null,
      after: line.after ? JSON.stringify(line.after) : null,
      request_id: requestId,
    })
    .execute()
}
