import type { AuditLine } from '#domain/audit/queries/list-lines.ts'
import { m } from '#messages'
import { fieldWords, valueWords } from './audit-words.ts'
import { operationWords } from './operation-words.ts'
import { subjectAddress } from './subject-address.ts'
import { subjectWords } from './subject-words.ts'

/** An audit entry as the page shows it. */
export type ShownAuditLine = {
  id: string
  at: string
  actor: { id: string | null; name: string }
  operation: { name: string; words: string }
  subject: {
    name: string
    words: string
    id: string | null
    /** Its title or name, if it still exists and has one. */
    title: string | null
    address: string | null
  }
  reason: string | null
  changes: { field: string; before: string | null; after: string | null }[]
}

/**
 * Presents an audit entry with its labels and link. A field with only a new value was set; one with only an old value
 * was removed.
 */
export function presentLine(line: AuditLine): ShownAuditLine {
  const { id, at, actor, operation, subject, subjectId, reason, before, after } = line
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const wordsIn = (values: Record<string, unknown>, field: string) =>
    Object.hasOwn(values, field) ? valueWords(values[field], field) : null
  return {
    id,
    at: at.toISOString(),
    actor: actor
      ? { id: actor.id, name: actor.name ?? m.forms_deleted_user() }
      : { id: null, name: m.audit_system() },
    operation: { name: operation, words: operationWords(operation) },
    subject: {
      name: subject,
      words: subjectWords(subject),
      id: subjectId,
      title: line.about?.title ?? null,
      address: subjectAddress(line),
    },
    reason,
    changes: fields.map((field) => ({
      field: fieldWords(field),
      // What stayed is there to say which one it was.
      before: before[field] === after[field] ? null : wordsIn(before, field),
      after: wordsIn(after, field),
    })),
  }
}
