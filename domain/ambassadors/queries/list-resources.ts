import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { selectResources, type Resource } from '../select-resources.ts'

/** What ambassadors are given, by kind and in its order; what is not shown is left out. */
export const listResources = query({
  name: 'ambassadors.list-resources',
  for: 'visitor',
  feature: 'ambassadors',
  input: z.object({}),
  run: ({ db }): Promise<Resource[]> => selectResources(db, { isShown: true }),
})
