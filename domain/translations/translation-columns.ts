import { z } from 'zod'
import { m } from '#messages'
import { AppError, type FieldErrors } from '#platform/errors.ts'
import { format } from '#platform/text/format.ts'
import { ALL_LANGUAGES, type Language } from '#platform/text/language.ts'
import type { Translations } from '#platform/text/translations.ts'
import { approvalInput, languageTyped, NOT_APPROVED, type TypedTexts } from './translated.ts'

const approval = z.string().max(3).default('')

/**
 * The schemas of a form's texts in each language, from those of the texts themselves: `title_he` as `title`. Also of the inputs that
 * mark suggestions.
 */
export function inEachLanguage<Schema>(
  schemas: Record<string, Schema>,
): Record<string, Schema | typeof approval> {
  return Object.fromEntries(
    ALL_LANGUAGES.flatMap((language) => [
      ...Object.entries(schemas).map(([text, schema]) => [`${text}_${language}`, schema] as const),
      [approvalInput(language), approval] as const,
    ]),
  )
}

/**
 * The columns `language` and `translations` of a form: a translation is whole, with every text that the original has, or absent, and
 * one that was suggested is approved. It may have `optional` texts too, which the original has.
 *
 * @throws AppError bad_input with what is missing, or only there, by input.
 */
export function translationColumns(
  form: object,
  texts: readonly string[],
  optional: readonly string[] = [],
): { language: Language; translations: string } {
  const { problems, ...columns } = readTranslations(form as TypedTexts, texts, optional)
  if (Object.keys(problems).length > 0) {
    throw new AppError('bad_input', m.errors_check_fields(), { fields: problems })
  }
  return columns
}

/** The same for a form with further problems: what is missing, or only in a translation, is in `problems` by input. */
export function readTranslations(
  typed: TypedTexts,
  texts: readonly string[],
  optional: readonly string[] = [],
): { language: Language; translations: string; problems: FieldErrors } {
  const language = languageTyped(typed, texts)
  const translations: Translations = {}
  const problems: FieldErrors = {}
  for (const other of ALL_LANGUAGES) {
    if (other === language) continue
    if ([...texts, ...optional].every((text) => !typed[`${text}_${other}`])) continue
    const words = { language: format.languageName(other) }
    if (typed[approvalInput(other)] === NOT_APPROVED) {
      problems[approvalInput(other)] = m.content_not_approved_in(words)
    }
    const translation: Record<string, string> = {}
    for (const text of [...texts, ...optional]) {
      const given = typed[`${text}_${other}`] ?? ''
      if (given && !typed[text]) problems[`${text}_${other}`] = m.content_only_in(words)
      if (!given && typed[text] && !optional.includes(text))
        problems[`${text}_${other}`] = m.content_missing_in(words)
      if (given) translation[text] = given
    }
    translations[other] = translation
  }
  return { language, translations: JSON.stringify(translations), problems }
}

/** Stored texts as the inputs of an editor; `translations` is a column as it is read, or as `translationColumns` returns it. */
export function translationValues(language: string, translations: unknown): Record<string, string> {
  const values: Record<string, string> = { language }
  const each =
    typeof translations === 'string' ? (JSON.parse(translations) as unknown) : translations
  for (const [other, texts] of Object.entries(each as Translations)) {
    for (const [text, words] of Object.entries(texts)) values[`${text}_${other}`] = words
  }
  return values
}
