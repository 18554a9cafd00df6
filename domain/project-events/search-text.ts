import { normalize } from '#platform/text/normalize.ts'
import type { TextInEach } from '#platform/text/translations.ts'
import type { ItemTranslations } from './languages.ts'
import { placeWords, wordsOfPlace } from './place-words.ts'

/** Increase it with each change of what `searchText` returns; `refresh-search-texts.ts` then updates the stored texts. */
export const SEARCH_VERSION = 2

type Searched = {
  title: string | null
  description: string | null
  location: string | null
  district: string | null
  translations: ItemTranslations
}

/** The columns by which search finds an item: its title, description and place in each language, and the places of its dates. */
export function searchColumns(
  item: Searched,
  elsewhere: readonly TextInEach[] = [],
): { searchText: string; searchVersion: number } {
  const words = [item, ...Object.values(item.translations)].map(
    ({ title, description }) => `${title ?? ''} ${description ?? ''}`,
  )
  const places = Object.values(item.translations).map(({ location = '' }) => normalize(location))
  const ofDates = elsewhere.flatMap((locations) => Object.values(locations)).map(wordsOfPlace)
  const text = normalize(words.join(' '))
  return {
    searchText: [text, placeWords(item), ...places, ...new Set(ofDates)].join(' ').trim(),
    searchVersion: SEARCH_VERSION,
  }
}
