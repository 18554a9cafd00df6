import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { findCover, type Cover } from '../find-cover.ts'

/** Finds the cover of the caller's organization, or null. */
export const findOwnCover = query({
  name: 'partners.find-own-cover',
  for: 'member',
  input: z.object({ partnerId: z.uuid() }),
  run: ({ db, input }): Promise<Cover | null> => findCover(db, input.partnerId),
})
