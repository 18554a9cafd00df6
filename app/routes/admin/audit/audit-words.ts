import { m } from '#messages'
import { format } from '#platform/text/format.ts'

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

/** Formats a stored name: `project_event_revisions` becomes `Project event revisions`. */
export function sentence(word: string): string {
  const words = word.replaceAll(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
