import { X } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { m } from '#messages'
import { Container } from '#app/ui/container.tsx'
import { inLanguage, pageLanguage, type Language } from '#platform/text/language.ts'
import { languageInBrowser, rememberLanguage } from './language.ts'

const never = () => () => {}

/** A line at the end of the page for someone whose browser prefers another language of the site and who has not chosen yet. */
export default function LanguageSuggestion({ languages }: { languages: readonly Language[] }) {
  const { pathname, search } = useLocation()
  const [isGone, setGone] = useState(false)
  const suggested = useSyncExternalStore(
    never,
    () => suggestedOf(languages),
    () => null,
  )
  if (isGone || suggested === null) return null
  const locale = { locale: suggested }
  const dismiss = m.forms_dismiss({}, locale)
  return (
    <aside lang={suggested} data-print="never" className="border-t border-line py-1 text-sm">
      <Container className="flex items-center justify-center gap-2">
        <a
          href={inLanguage(pathname + search, suggested)}
          hrefLang={suggested}
          dir="auto"
          onClick={() => rememberLanguage(suggested)}
          className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
        >
          {m.language_offer({}, locale)}
        </a>
        <button
          type="button"
          aria-label={dismiss}
          title={dismiss}
          onClick={() => {
            rememberLanguage(pageLanguage())
            setGone(true)
          }}
          className="grid size-11 place-items-center rounded-field text-muted hover:text-primary [&_svg]:size-4"
        >
          <X aria-hidden />
        </button>
      </Container>
    </aside>
  )
}

/** The first language that the browser prefers, if this page is not in it but another is; null after a choice. */
function suggestedOf(languages: readonly Language[]): Language | null {
  if (languageInBrowser() !== null) return null
  // Browsers still send the code that Hebrew had until 1989.
  const preferred = navigator.language.slice(0, 2).toLowerCase().replace(/^iw$/, 'he')
  return languages.find((language) => language === preferred) ?? null
}
