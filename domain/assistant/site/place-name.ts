import { pageLanguage } from '#platform/text/language.ts'
import type { Place } from '../understanding/slots.ts'

/** The name of a place in the language of the answer, as far as it is known. */
export function placeName({ name, hebrew }: Pick<Place, 'name' | 'hebrew'>): string {
  return (pageLanguage() === 'he' ? hebrew : null) ?? name
}
