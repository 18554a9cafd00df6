import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { ALL_LANGUAGES, pageLanguage, type Language } from '#platform/text/language.ts'
import { languageOfLetters, parseLanguage, type Translations } from '#platform/text/translations.ts'

/** Typed texts by input: `title`, `title_he` and so on, and `language`, in which the first ones are. */
export type TypedTexts = Readonly<Record<string, string>>

/** The names of the inputs for texts in each language, such as `title_he`. */
export function translationInputs(texts: readonly string[]): string[] {
  return ALL_LANGUAGES.flatMap((language) => texts.map((text) => `${text}_${language}`))
}

/** In which language a form's own texts are: as chosen, else in that of their letters, or of the page if there are none. */
export function languageTyped(typed: TypedTexts, texts: readonly string[]): Language {
  const words = texts.map((text) => typed[text] ?? '').join(' ')
  return (
    parseLanguage(typed['language']) ?? (words.trim() ? languageOfLetters(words) : pageLanguage())
  )
}

/**
 * Reads a form's texts in other languages: each is whole, with every text that the original has, or absent. What is missing, or
 * only there, is refused by input.
 */
export function readTranslations<Text extends string>(
  typed: TypedTexts,
  texts: readonly Text[],
  refuse: (input: `${Text}_${Language}`, sentence: string) => void,
): { language: Language; translations: Translations<Text> } {
  const language = languageTyped(typed, texts)
  const translations: Translations<Text> = {}
  for (const other of ALL_LANGUAGES) {
    if (other === language || texts.every((text) => !typed[`${text}_${other}`])) continue
    const words = { language: format.languageName(other) }
    const translation = {} as Record<Text, string>
    for (const text of texts) {
      const given = typed[`${text}_${other}`] ?? ''
      if (given && !typed[text]) refuse(`${text}_${other}`, m.content_only_in(words))
      if (!given && typed[text]) refuse(`${text}_${other}`, m.content_missing_in(words))
      if (given) translation[text] = given
    }
    translations[other] = translation
  }
  return { language, translations }
}

/** Stored texts as the inputs of an editor. */
export function translationValues(
  language: string,
  translations: Translations,
): Record<string, string> {
  const values: Record<string, string> = { language }
  for (const [other, texts] of Object.entries(translations)) {
    for (const [text, words] of Object.entries(texts)) values[`${text}_${other}`] = words
  }
  return values
}
