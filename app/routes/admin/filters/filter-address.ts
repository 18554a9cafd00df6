import type { SavedFilter } from '#domain/accounts/saved-filter.ts'

const FILTERS = '/admin/filters'

/** The address of a list with a saved filter. */
export function filterAddress({ list, query }: Pick<SavedFilter, 'list' | 'query'>): string {
  return `${list}?${query}`
}

/** The page of the viewer's saved filters; with the address of a filtered list, it asks for a name for that filter. */
export function filtersAddress(address?: string): string {
  if (address === undefined) return FILTERS
  const { list, query } = filterOf(address)
  return `${FILTERS}?${new URLSearchParams({ list, query })}`
}

/** Splits the address of a filtered list; the query is empty if nothing is filtered. */
export function filterOf(address: string): Pick<SavedFilter, 'list' | 'query'> {
  const [list = '', query = ''] = address.split('?')
  // As it is stored.
  return { list, query: new URLSearchParams(query).toString() }
}
