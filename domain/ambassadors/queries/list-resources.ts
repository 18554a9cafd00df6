import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { selectResources, type Resource } from '../select-resources.ts'

/** The visible resources for ambassadors, by kind and position. */
export const listResources = query({
  name: 'ambassadors.list-resources',
  for: 'visitor',
  feature: 'ambassadors',
  input: z.object({}),
  run: ({ db }): Promise<Resource[]> => selectResources(db, { isShown: true }),
  cacheTags: () => ['resources'],
})
