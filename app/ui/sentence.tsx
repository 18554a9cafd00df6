import { Fragment } from 'react'
import { pageLanguage, type Language } from '#platform/text/language.ts'

/** Words in other letters than those of the page, with what stands between them. */
const OTHERS: Record<'he' | 'en', RegExp> = {
  he: /([א-ת](?:[א-ת֑-ׇ \d.,'"’׳״–־-]*[א-ת׳״])+)/,
  en: /([A-Za-z](?:[A-Za-z \d.,'"’&@/:–-]*[A-Za-z])+)/,
}

/**
 * A sentence of ours that may name something in another language, as “By …” does: what is in its letters has its `lang`, and is kept
 * apart from the words around it. A name alone is a `Name`.
 */
export function Sentence({ children }: { children: string }) {
  const other: Language = pageLanguage() === 'he' ? 'en' : 'he'
  return children.split(OTHERS[other]).map((part, at) =>
    at % 2 === 0 ? (
      <Fragment key={at}>{part}</Fragment>
    ) : (
      <bdi key={at} lang={other}>
        {part}
      </bdi>
    ),
  )
}
