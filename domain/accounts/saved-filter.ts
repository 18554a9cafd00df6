/** A filter of a staff list that a staff member has saved. */
export type SavedFilter = {
  id: string
  /** The path of the list. */
  list: string
  name: string
  /** The parameters of its address, without a page. */
  query: string
}

export const FILTER_NAME_MAX = 60
export const FILTER_QUERY_MAX = 1_000
/** The most filters that one person keeps of all lists. */
export const FILTERS_MAX = 50
