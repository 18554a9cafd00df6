import { ALL_LANGUAGES, type Language } from '#platform/text/language.ts'

/** The language chosen in this browser. */
export const LANGUAGE_COOKIE = 'language'

const YEAR = 365 * 24 * 60 * 60

/** Parses a language; null for unknown values. */
export function languageOf(word: unknown): Language | null {
  return ALL_LANGUAGES.find((language) => language === word) ?? null
}

/** Stores the chosen language in this browser for a year, so that no other is suggested. */
export function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR}; samesite=lax${secure}`
}

/** Returns the language chosen in this browser, or null. */
export function languageInBrowser(): Language | null {
  return languageOf(new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1])
}
