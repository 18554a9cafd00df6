import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { m } from '#messages'
import { cn } from '#app/ui/class-names.ts'
import { inLanguage, pageLanguage } from '#platform/text/language.ts'
import { rememberLanguage } from './language.ts'
import { useRootData } from './use-root-data.ts'

/** Few readers need it, so it is not part of every page's code. */
const Suggestion = lazy(() => import('./language-suggestion.tsx'))

/** Links to this page in the other languages of the site, each in its own words. The choice is remembered by this browser. */
export function LanguageLinks({ className }: { className?: string }) {
  const { pathname, search } = useLocation()
  const languages = useOtherLanguages()
  return languages.map((language) => (
    <a
      key={language}
      href={inLanguage(pathname + search, language)}
      hrefLang={language}
      lang={language}
      dir="auto"
      data-language={language}
      onClick={() => rememberLanguage(language)}
      className={cn(
        'inline-flex min-h-9 items-center underline-offset-4 hover:text-primary hover:underline pointer-coarse:min-h-11',
        className,
      )}
    >
      {m.language_name({}, { locale: language })}
    </a>
  ))
}

/** The languages of the site that this page is not in. */
export function useOtherLanguages() {
  const here = pageLanguage()
  return (useRootData()?.languages ?? []).filter((language) => language !== here)
}

/** Offers the browser's own language, once; it never redirects. */
export function LanguageSuggestion() {
  const languages = useOtherLanguages()
  if (languages.length === 0) return null
  return (
    <Suspense fallback={null}>
      <Suggestion languages={languages} />
    </Suspense>
  )
}
