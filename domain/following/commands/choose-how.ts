import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { HOWS } from '../followed.ts'

/**
 * Chooses how often the caller is emailed because of a follow; what waits to be emailed already follows. `timeZone` is that
 * of their browser.
 *
 * @throws AppError not_found, also for someone else's.
 */
export const chooseHow = command({
  name: 'following.choose-how',
  for: 'member',
  input: z.object({
    id: z.uuid(),
    how: z.enum(HOWS, { error: () => m.following_how_unknown() }),
    timeZone: z.string().min(1).max(64),
  }),
  async run({ db, input: { id, how, timeZone }, now }) {
    const changed = await db
      .updateTable('follows')
      .set({ how, timeZone })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw new AppError('not_found', m.following_unknown())
    await db
      .updateTable('notices')
      .set({
        how,
        dueAt: sql<Date | null>`app.notice_due(${how}, ${timeZone}, ${now}::timestamptz)`,
      })
      .where('followId', '=', id)
      .where('mailedAt', 'is', null)
      .where('readAt', 'is', null)
      .execute()
  },
})
