import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { KINDS } from '#domain/support/support.ts'
import { findAges } from '../ask-age.ts'

/** Whether people who sign up for an item in this way are asked their age, and who may come; null if not. */
export const getAges = query({
  name: 'consent.get-ages',
  for: 'visitor',
  input: z.object({ itemId: z.uuid(), kind: z.enum(KINDS) }),
  run: ({ db, input }) => findAges(db, input.itemId, input.kind),
})
