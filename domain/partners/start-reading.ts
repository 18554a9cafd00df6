import { m } from '#messages'
import type { FieldErrors } from '#platform/errors.ts'

/** A form being parsed: its values, and one message for each invalid field. */
export type Reading<Field extends string> = {
  problems: FieldErrors
  /** The value of a field; empty if it was left out. */
  said(field: Field): string
  /** Records a field's first problem; returns null, to use as its value. */
  refuse(field: Field, sentence: string): null
  /** A required text of at most `max` characters. */
  text(field: Field, missing: string, max?: number): string | null
  /** An optional text of at most `max` characters; empty if left out. */
  optional(field: Field, max: number): string
}

const TEXT_MAX = 120

/** Starts parsing a form, without characters that PostgreSQL refuses: lone surrogates and U+0000. */
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
