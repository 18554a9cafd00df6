import { m } from '#messages'
import type { FieldErrors } from '#platform/errors.ts'
import { format } from '#platform/text/format.ts'
import { ALL_LANGUAGES, pageLanguage, type Language } from '#platform/text/language.ts'
import type { Translations } from '#platform/text/translations.ts'
import { approvalInput, NOT_APPROVED } from './translated.ts'

/*
 * Short texts of rows, such as a caption: each may be translated or not, whatever becomes of the others. Forms and drafts have them as
 * `caption`, `caption_he` and so on, the tables as `caption` and `translations`.
 */

/** A row with its short texts in each language in which there is one. */
export type InEach<Text extends string> = Record<Text, string> & {
  [Input in `${Text}_${Language}`]?: string
}

function wordsIn(typed: object, input: string): string {
  const words = (typed as Readonly<Record<string, unknown>>)[input]
  return typeof words === 'string' ? words : ''
}

/** The names of the inputs for short texts in each language, such as `caption_he`. */
export function shortInputs<Text extends string>(texts: readonly Text[]): `${Text}_${Language}`[] {
  return ALL_LANGUAGES.flatMap((language) =>
    texts.map((text): `${Text}_${Language}` => `${text}_${language}`),
  )
}

/** Picks what was typed in each language; nothing for an empty input. */
export function pickInEach(typed: object, texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    shortInputs(texts).flatMap((input) => {
      const words = wordsIn(typed, input)
      return words ? [[input, words]] : []
    }),
  )
}

/** The column `translations`: what was typed in other languages than `own`; in all of them if it is null. */
export function shortTranslations(
  typed: object,
  texts: readonly string[],
  own: Language | null,
): string {
  const translations: Translations = {}
  for (const language of ALL_LANGUAGES) {
    if (language === own) continue
    for (const text of texts) {
      const words = wordsIn(typed, `${text}_${language}`)
      if (words) translations[language] = { ...translations[language], [text]: words }
    }
  }
  return JSON.stringify(translations)
}

/** The column `translations` as typed. */
export function typedInEach(translations: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(translations as Translations).flatMap(([language, texts]) =>
      Object.entries(texts).map(([text, words]) => [`${text}_${language}`, words]),
    ),
  )
}

/** What is only in another language than `own`, by input, which begins with `prefix`. */
export function onlyTranslated(
  typed: object,
  texts: readonly string[],
  { own, prefix = '' }: { own: Language; prefix?: string },
): FieldErrors {
  const problems: FieldErrors = {}
  for (const language of ALL_LANGUAGES) {
    for (const text of texts) {
      if (language === own || wordsIn(typed, text)) continue
      if (!wordsIn(typed, `${text}_${language}`)) continue
      const words = { language: format.languageName(language) }
      problems[`${prefix}${text}_${language}`] = m.content_only_in(words)
    }
  }
  return problems
}

/** What was suggested for short texts of a form and nobody has approved, by the input that marks it. */
export function notApproved(
  form: object,
  rows: readonly object[],
  { texts, own }: { texts: readonly string[]; own: Language },
): FieldErrors {
  const problems: FieldErrors = {}
  for (const language of ALL_LANGUAGES) {
    const mark = approvalInput(language)
    if (language === own || wordsIn(form, mark) !== NOT_APPROVED) continue
    if (rows.some((row) => texts.some((text) => wordsIn(row, `${text}_${language}`) !== ''))) {
      problems[mark] = m.content_not_approved_in({ language: format.languageName(language) })
    }
  }
  return problems
}

/** A short text as it was first written and in other languages, once each. */
export function inEachOf(typed: object, text: string): string[] {
  const inputs = [text, ...ALL_LANGUAGES.map((language) => `${text}_${language}`)]
  return [...new Set(inputs.map((input) => wordsIn(typed, input)))].filter(Boolean)
}

/** A short text in the language of the page, else as it was first written, in the language `own`. */
export function shortShown(typed: object, text: string, own: Language): string {
  const inPage = own === pageLanguage() ? '' : wordsIn(typed, `${text}_${pageLanguage()}`)
  return inPage || wordsIn(typed, text)
}
