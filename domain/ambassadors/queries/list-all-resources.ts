import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { selectResources } from '../select-resources.ts'

/** Every resource, shown or not, by kind and in its order. */
export const listAllResources = query({
  name: 'ambassadors.list-all-resources',
  for: 'staff',
  input: z.object({}),
  run: ({ db }) => selectResources(db),
})
