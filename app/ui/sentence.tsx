import { Fragment } from 'react'
import { splitByLetters } from '#platform/text/language.ts'

/**
 * A sentence of ours that may name something in another language, as “By …” does: what is in its letters has its `lang`, and is kept
 * apart from the words around it. A name alone is a `Name`.
 */
export function Sentence({ children }: { children: string }) {
  return splitByLetters(children).map(({ text, language }, at) =>
    language === undefined ? (
      <Fragment key={at}>{text}</Fragment>
    ) : (
      <bdi key={at} lang={language}>
        {text}
      </bdi>
    ),
  )
}
