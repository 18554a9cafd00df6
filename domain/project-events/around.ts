import type { ListQuery } from './list-address.ts'
import type { Around } from './listing.ts'
import { townIn } from './place-words.ts'

/** The center of the town that a query names, in any spelling, with its distance; null if it names no known town. */
export function aroundOf({ near, km }: Pick<ListQuery, 'near' | 'km'>): Around | null {
  const town = near === '' ? null : townIn(near, null)
  return town && { ...town.point, km }
}
