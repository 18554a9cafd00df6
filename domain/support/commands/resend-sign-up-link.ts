import { z } from 'zod'
import { newId } from '#platform/database/new-id.ts'
import { command } from '#platform/operation.ts'
import { itemToSupport } from '../item-to-support.ts'
import { pendingDates } from '../dates-to-choose.ts'
import { emailLink, oldestLink } from '../pending-sign-up.ts'
import type { SupportKind } from '../support.ts'

/**
 * Emails another link for a sign-up that is not confirmed yet; earlier links keep working. Does nothing for one that is
 * used, too old or unknown, and does not tell.
 *
 * @throws AppError not_found if the item is no longer public.
 */
export const resendSignUpLink = command({
  name: 'support.resend-sign-up-link',
  for: 'system',
  input: z.object({ id: z.uuid() }),
  async run({ db, input, now, notify }) {
    const before = await db
      .selectFrom('pendingSignUps')
      .selectAll()
      .where('id', '=', input.id)
      .where('usedAt', 'is', null)
      .where('createdAt', '>', oldestLink(now))
      .executeTakeFirst()
    if (!before) return
    const item = await itemToSupport(db, before.projectEventId, now)
    // The column's check constraint allows only these.
    const kind = before.kind as SupportKind
    const tokenHash = await emailLink(
      { notify },
      { ...before, kind, item, dates: pendingDates(before, item) },
    )
    const { usedAt: _, ...same } = before
    await db
      .insertInto('pendingSignUps')
      .values({
        ...same,
        answers: JSON.stringify(same.answers),
        age: JSON.stringify(same.age),
        id: newId(now),
        tokenHash,
        createdAt: now,
      })
      .execute()
  },
})
