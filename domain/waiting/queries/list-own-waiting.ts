import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { OBLIGATION_KINDS, type ObligationKind, type ObligationOwner } from '../obligation.ts'

/** What waits of one kind: how many, until when the first should be answered, and how many are overdue. */
export type OwnWaiting = {
  kind: ObligationKind
  owner: ObligationOwner
  count: number
  overdue: number
  dueAt: Date
}

/** Lists by kind what waits for the caller's own organization, and what of it waits for staff. */
export const listOwnWaiting = query({
  name: 'waiting.list-own-waiting',
  for: 'member',
  input: z.object({}),
  async run({ db, now }): Promise<OwnWaiting[]> {
    const rows = await db
      .selectFrom('obligations')
      .select(['kind', 'owner'])
      .select((of) => [
        of.fn.countAll<number>().as('count'),
        of.fn.countAll<number>().filterWhere('dueAt', '<=', now).as('overdue'),
        of.fn.min<Date>('dueAt').as('dueAt'),
      ])
      .where(sql<boolean>`partner_id = app.own_partner()`)
      .groupBy(['kind', 'owner'])
      .execute()
    const all = rows as OwnWaiting[]
    return OBLIGATION_KINDS.flatMap((kind) => all.filter((one) => one.kind === kind))
  },
})
