import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { findProposals } from '../find-proposal.ts'

/** What the dashboard says about hours of a sign-up: how many its person has proposed, and whether there is a date of which they have not. */
export type OwnProposal = { hours: number; isOpen: boolean }

/** Returns that of the caller's own sign-ups among these, by id; nothing of one for which there is nothing to say. */
export const listOwnProposals = query({
  name: 'attendance.list-own-proposals',
  for: 'member',
  input: z.object({ supportIds: z.array(z.string()) }),
  async run({ db, input, now }): Promise<Map<string, OwnProposal>> {
    const found = await findProposals(db, input.supportIds, now)
    return new Map(
      [...found].map(([id, { dates, said }]) => [
        id,
        {
          hours: said.reduce((sum, { hours }) => sum + hours, 0),
          isOpen: dates.some((one) => one.days || !said.some(({ date }) => date.id === one.id)),
        },
      ]),
    )
  },
})
