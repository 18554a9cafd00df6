import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'

/**
 * Ends the offer to lead a group: its leader withdraws it, or the member declines.
 *
 * @throws AppError conflict if there is no offer, or it is neither by nor to the caller.
 */
export const endLeadOffer = command({
  name: 'groups.end-lead-offer',
  for: 'member',
  input: z.object({ id: z.string() }),
  async run({ db, input: { id } }): Promise<void> {
    const { rows } = isId(id)
      ? await sql<{ ended: boolean | null }>`select app.end_lead_offer(${id}) as ended`.execute(db)
      : { rows: [] }
    if (!rows[0]?.ended) throw new AppError('conflict', m.groups_not_offered())
  },
})
