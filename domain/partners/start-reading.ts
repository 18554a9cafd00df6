import { m } from '#messages'
import type { FieldErrors } from '#platform/errors.ts'

/** A form being read: what its fields say, and a sentence for each that must be mended. */
export type Reading<Field extends string> = {
  problems: FieldErrors
  /** What a field says; empty when it was left out. */
  said(field: Field): string
  /** Notes what is wrong with a field, unless something is already; null, to stand for its value. */
  refuse(field: Field, sentence: string): null
  /** A text that must be there, at most `max` characters long. */
  text(field: Field, missing: string, max?: number): string | null
  /** A text that may be left out, at most `max` characters long: then empty. */
  optional(field: Field, max: number): string
}

const TEXT_MAX = 120

/** Begins to read a form, cleaned of what PostgreSQL's texts do not take: half a character, U+0000. */
export function startReading<Field extends string>(
  values: Partial<Record<Field, string>>,
): Reading<Field> {
  const problems: FieldErrors = {}
  const said = (field: Field) =>
    (values[field] ?? '').toWellFormed().replaceAll('\u0000', '').replaceAll(/\r\n?/g, '\n').trim()
  const refuse = (field: Field, sentence: string) => {
    problems[field] ??= sentence
    return null
  }
  const optional = (field: Field, max: number) => {
    const words = said(field)
    if (words.length > max) refuse(field, m.registration_too_long({ max }))
    return words
  }
  const text = (field: Field, missing: string, max = TEXT_MAX) =>
    said(field) ? optional(field, max) : refuse(field, missing)
  return { problems, said, refuse, text, optional }
}
