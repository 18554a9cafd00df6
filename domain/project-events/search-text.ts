import { normalize } from '#platform/text/normalize.ts'
import { placeWords } from './place-words.ts'

/** Increase it with each change of what `searchText` returns; `refresh-search-texts.ts` then updates the stored texts. */
export const SEARCH_VERSION = 1

type Searched = {
  title: string | null
  description: string | null
  location: string | null
  district: string | null
}

/** The columns by which search finds an item: its title, description and place. */
export function searchColumns(item: Searched): { searchText: string; searchVersion: number } {
  const text = normalize(`${item.title ?? ''} ${item.description ?? ''}`)
  return { searchText: `${text} ${placeWords(item)}`.trim(), searchVersion: SEARCH_VERSION }
}
