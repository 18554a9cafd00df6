import { m } from '#messages'
import { format } from '#platform/text/format.ts'

/** An operation as people say it: `partners.decide-application` is `Decide application`. */
export function operationWords(operation: string): string {
  return sentence(operation.split('.').at(-1) ?? operation)
}

/** A table as people say it: `project_event_revisions` is `Project event revisions`. */
export function subjectWords(subject: string): string {
  return sentence(subject)
}

/** A field as people say it: `is_offered` is `Is offered`. */
export function fieldWords(field: string): string {
  return sentence(field)
}

/** A stored value as people read it. */
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
