import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { selectResources } from '../select-resources.ts'

/** All resources, visible or not, by kind and position. */
export const listAllResources = query({
  name: 'ambassadors.list-all-resources',
  for: 'staff',
  input: z.object({}),
  run: ({ db }) => selectResources(db),
})
