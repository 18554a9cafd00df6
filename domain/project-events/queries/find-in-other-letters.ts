import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { SEARCH_MAX } from '../listing.ts'
import { inOtherLetters } from '../other-letters.ts'

/** Finds how the public names are written that a search names in other letters; null if there are none. */
export const findInOtherLetters = query({
  name: 'project-events.find-in-other-letters',
  for: 'visitor',
  input: z.object({ q: z.string().max(SEARCH_MAX) }),
  run: ({ db, input: { q } }): Promise<string | null> => inOtherLetters(db, q),
  cacheTags: () => ['project-events', 'partners'],
})
