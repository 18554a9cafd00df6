import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { otherThanPage, type Language } from '#platform/text/language.ts'
import { cn } from './class-names.ts'

/** Says in which language a text is, if the page is in another one. The text itself has that as its `lang`. */
export function LanguageMark({ language, className }: { language: Language; className?: string }) {
  const other = otherThanPage(language)
  if (!other) return null
  return (
    <span
      className={cn(
        'inline-block rounded-full border border-line px-2 text-xs font-medium whitespace-nowrap text-muted',
        className,
      )}
    >
      {m.site_in_language({ language: format.languageName(other) })}
    </span>
  )
}
