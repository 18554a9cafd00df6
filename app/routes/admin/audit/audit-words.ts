import { m } from '#messages'
import { format } from '#platform/text/format.ts'

/** Formats an operation for people: `partners.decide-application` becomes `Decide application`. */
export function operationWords(operation: string): string {
  return sentence(operation.split('.').at(-1) ?? operation)
}

/** Formats a table name for people: `project_event_revisions` becomes `Project event revisions`. */
export function subjectWords(subject: string): string {
  return sentence(subject)
}

/** Formats a field name for people: `is_offered` becomes `Is offered`. */
export function fieldWords(field: string): string {
  return sentence(field)
}

/** Formats a stored value for people. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return m.audit_nothing()
  if (typeof value === 'boolean') return value ? m.audit_yes() : m.audit_no()
  if (typeof value === 'number') return format.number(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function sentence(word: string): string {
  const words = word.replaceAll(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
