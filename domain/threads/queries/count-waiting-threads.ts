import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { ownApprovedPartner } from '#domain/support/own-partner.ts'
import { countThreads } from '../count-threads.ts'

/** Counts the threads that wait for an answer of the caller's own organization. @throws AppError forbidden without an approved one. */
export const countWaitingThreads = query({
  name: 'threads.count-waiting-threads',
  for: 'member',
  input: z.object({}),
  async run({ db }): Promise<number> {
    return (await countThreads(db, await ownApprovedPartner(db))).waiting
  },
})
