import { inLanguage, prefixOf, splitLanguage, type Language } from '../text/language.ts'

/**
 * Keeps a redirect within the language of the request: the application redirects to addresses without a prefix, as it sees them.
 * One that names a language, or leads to another site, stays as it is.
 */
export function redirectInLanguage(headers: Headers, language: Language, origin: string): void {
  const location = headers.get('Location')
  if (location === null || prefixOf(language) === '') return
  const isWhole = location.startsWith(`${origin}/`)
  const path = isWhole ? location.slice(origin.length) : location
  if (!/^\/(?!\/)/.test(path) || prefixOf(splitLanguage(path).language) !== '') return
  headers.set('Location', (isWhole ? origin : '') + inLanguage(path, language))
}
