import { langOf } from '#platform/text/language.ts'

/** A name that may be in another language than the page: read in the one of its letters, and kept apart from the words around it. */
export function Name({ children }: { children: string }) {
  return <bdi lang={langOf(children)}>{children}</bdi>
}
