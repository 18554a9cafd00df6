import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { FILTERS_MAX, type SavedFilter } from '../saved-filter.ts'

/** The caller's saved filters of all staff lists, by name. */
export const listFilters = query({
  name: 'accounts.list-filters',
  for: 'staff',
  input: z.object({}),
  run: ({ db }): Promise<SavedFilter[]> =>
    db
      .selectFrom('savedFilters')
      .select(['id', 'list', 'name', 'query'])
      .orderBy('name')
      .orderBy('id')
      .limit(FILTERS_MAX)
      .execute(),
})
