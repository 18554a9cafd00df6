import { baseLocale, getLocale, locales, type Locale } from '#messages/runtime'

/** A language that the site speaks, as HTML names it. */
export type Language = Locale

/** All languages that there are texts for; `LANGUAGES` names those that a site shows. */
export const ALL_LANGUAGES: typeof locales = locales
/** The language of addresses without a prefix. */
export const BASE_LANGUAGE: Language = baseLocale

/** The languages that read from right to left. */
const RIGHT_TO_LEFT: readonly string[] = ['he', 'ar', 'fa', 'ur', 'yi']

/** The language of the page: on the server that of the request, in the browser the only one that is loaded. */
export function pageLanguage(): Language {
  return getLocale()
}

/** The `lang` of a text that may be in another language than its page; undefined if it is not. */
export function otherThanPage(language: Language): Language | undefined {
  return language === pageLanguage() ? undefined : language
}

/** In which language a text is written, by its letters; the database decides likewise in `app.language_of`. */
export function languageOfLetters(text: string): Language {
  const hebrew = text.match(/[א-ת]/g)?.length ?? 0
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0
  return hebrew > latin ? 'he' : 'en'
}

/** The `lang` of a text that is known by its letters alone; undefined if it is that of the page, or there is no text. */
export function langOf(text: string): Language | undefined {
  return text ? otherThanPage(languageOfLetters(text)) : undefined
}

/** The language of dates and numbers on this page with the region where most people speak it, such as `en-US`. */
export function pageLocale(language = pageLanguage()): string {
  const { region } = new Intl.Locale(language).maximize()
  return region ? `${language}-${region}` : language
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr'
}

/** What the addresses of a language start with: `/he`, or nothing for the base language. */
export function prefixOf(language: Language): string {
  return language === BASE_LANGUAGE ? '' : `/${language}`
}

/** Splits a path of ours: `/he/about` is `/about` in Hebrew. Of a language that is not spoken nothing is split off. */
export function splitLanguage(
  path: string,
  languages: readonly string[] = ALL_LANGUAGES,
): { language: Language; path: string } {
  const first = /^\/([a-z]{2})(?=[/?#]|$)/.exec(path)?.[1]
  const language = ALL_LANGUAGES.find((one) => one === first && languages.includes(one))
  if (language === undefined || language === BASE_LANGUAGE) return { language: BASE_LANGUAGE, path }
  const rest = path.slice(prefixOf(language).length)
  return { language, path: rest.startsWith('/') ? rest : `/${rest}` }
}

/** The same address in a language; it may have had a prefix. */
export function inLanguage(path: string, language: Language): string {
  const plain = splitLanguage(path).path
  return `${prefixOf(language)}${plain}`
}

/** The path of an address of the router or the browser, which has the prefix; `useLocation` has none. */
export function plainPath({ pathname }: { pathname: string }): string {
  return splitLanguage(pathname).path
}

/** The address of one of our endpoints for requests by scripts, so that its answer is in the language of the page. */
export function localized(path: string): string {
  return prefixOf(pageLanguage()) + path
}

/** Words in other letters than those of the page, with what stands between them, and digits that are part of a Latin one: `F4I-1001`, an IBAN. */
const OTHERS: Record<'he' | 'en', RegExp> = {
  he: /([א-ת](?:[א-ת֑-ׇ \d.,'"’׳״–־-]*[א-ת׳״]))/,
  en: /([A-Za-z](?:[A-Za-z \d.,'"’&@/:?=#%+_–-]*[A-Za-z])(?:[-–_.:/]?\d+)*(?:(?<=\b[A-Z]{2}\d\d)(?: \d{2,4})+)?)/,
}

/** A text of ours in parts: what it names in other letters than those of the page has the `language` of these. */
export function splitByLetters(text: string): { text: string; language: Language | undefined }[] {
  const other = pageLanguage() === 'he' ? 'en' : 'he'
  return text.split(OTHERS[other]).map((part, at) => ({
    text: part,
    language: at % 2 === 1 ? otherThanPage(other) : undefined,
  }))
}
