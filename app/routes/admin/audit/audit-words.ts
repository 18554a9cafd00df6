import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { FIELDS_OF_WORDS, FIELD_WORDS, VALUE_WORDS } from './field-words.ts'

/** Names a field for people; an unknown `odd_field` is `Odd field`. */
export function fieldWords(field: string): string {
  return Object.hasOwn(FIELD_WORDS, field) ? FIELD_WORDS[field]!() : sentence(field)
}

/** Formats the stored value of a field for people. */
export function valueWords(value: unknown, field: string): string {
  if (value === null || value === undefined || value === '') return m.audit_nothing()
  if (typeof value === 'boolean') return value ? m.forms_yes() : m.forms_no()
  if (typeof value === 'number') {
    return field.endsWith('_cents') ? format.price(value) : format.number(value)
  }
  if (typeof value !== 'string') return JSON.stringify(value)
  const isOurs = FIELDS_OF_WORDS.has(field) && Object.hasOwn(VALUE_WORDS, value)
  return isOurs ? VALUE_WORDS[value]!() : value
}

/** Formats a stored name: `project_event_revisions` becomes `Project event revisions`. */
export function sentence(word: string): string {
  const words = word.replaceAll(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
