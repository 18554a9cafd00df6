import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { REQUEST_KINDS } from '../obligation.ts'

/**
 * Marks a request to an organization as doubtful, so that it does not count against it, or ends that. Who asks again later counts again.
 *
 * @throws AppError not_found if nothing waits there.
 */
export const doubtRequest = command({
  name: 'waiting.doubt-request',
  for: 'staff',
  input: z.object({ kind: z.enum(REQUEST_KINDS), id: z.uuid(), isDoubtful: z.boolean() }),
  async run({ db, input: { kind, id, isDoubtful }, now, audit }): Promise<void> {
    const waiting = await db
      .selectFrom('obligations')
      .select('since')
      .where('kind', '=', kind)
      .where('subjectId', '=', id)
      .where('owner', '=', 'partner')
      .executeTakeFirst()
    if (!waiting?.since) throw new AppError('not_found', m.due_unknown())
    const { since } = waiting
    if (isDoubtful) {
      await db
        .insertInto('doubtfulRequests')
        .values({ kind, subjectId: id, since, markedAt: now })
        .onConflict((on) => on.doNothing())
        .execute()
    } else {
      await db
        .deleteFrom('doubtfulRequests')
        .where('kind', '=', kind)
        .where('subjectId', '=', id)
        .execute()
    }
    await audit({
      subject: kind === 'order' ? 'partner_orders' : 'supports',
      subjectId: id,
      after: { kind, isDoubtful },
    })
  },
})
