import {
  ALL_LANGUAGES,
  BASE_LANGUAGE,
  languageOfLetters,
  pageLanguage,
  type Language,
} from './language.ts'

/** The texts of a row in other languages than its own: by language, then by column. */
export type Translations<Text extends string = string> = Partial<
  Record<Language, Record<Text, string>>
>

/** A text in each language that it is in. */
export type TextInEach = Partial<Record<Language, string>>

/** Parses a language from a form, a URL or the database; null if the site does not speak it. */
export function parseLanguage(code: string | null | undefined): Language | null {
  return ALL_LANGUAGES.find((language) => language === code) ?? null
}

/** In which language someone writes: as chosen, else in that of the letters, or of the page before there are any. */
export function languageWritten(chosen: string | undefined, words: string): Language {
  return parseLanguage(chosen) ?? (words.trim() ? languageOfLetters(words) : pageLanguage())
}

/** A text in the language of the page or mail, else in one that it is in. */
export function inPageLanguage(text: TextInEach): string {
  return text[pageLanguage()] ?? text[BASE_LANGUAGE] ?? Object.values(text)[0] ?? ''
}
