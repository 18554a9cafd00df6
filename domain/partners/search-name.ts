import { normalize } from '#platform/text/normalize.ts'
import type { TextInEach } from '#platform/text/translations.ts'

/** The words by which search finds an organization: its name in all languages. */
export function searchName({ name, otherNames }: { name: string; otherNames: TextInEach }): string {
  return normalize([name, ...Object.values(otherNames)].join(' '))
}
