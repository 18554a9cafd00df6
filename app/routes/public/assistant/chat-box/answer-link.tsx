import { createContext, use, type ReactNode } from 'react'
import { Link } from 'react-router'
import { inLanguage, otherThanPage, type Language } from '#platform/text/language.ts'

/** The language of the answer around a link; null if it is that of the page. */
export const AnswerLanguage = createContext<Language | null>(null)

type AnswerLinkProps = {
  to: string
  /** Whether the browser must load the address itself. */
  reloadDocument?: boolean
  className?: string
  children: ReactNode
}

/** A link of an answer. It leads to the page in the language of the answer; for another than this page's the browser loads that. */
export function AnswerLink({ to, reloadDocument = false, className, children }: AnswerLinkProps) {
  const language = use(AnswerLanguage)
  const other = language ? otherThanPage(language) : undefined
  return other ? (
    <a href={inLanguage(to, other)} hrefLang={other} className={className}>
      {children}
    </a>
  ) : (
    <Link to={to} reloadDocument={reloadDocument} className={className}>
      {children}
    </Link>
  )
}
