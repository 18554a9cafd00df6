import { z } from 'zod'
import { query } from '#platform/operation.ts'
import type { Cover } from '../cover.ts'
import { findCoverToEdit } from '../find-cover.ts'

/** Finds the cover of the caller's organization with its text in each language, or null. */
export const findOwnCover = query({
  name: 'partners.find-own-cover',
  for: 'member',
  input: z.object({ partnerId: z.uuid() }),
  run: ({ db, input }): Promise<Cover | null> => findCoverToEdit(db, input.partnerId),
})
