import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'

/** Ends what `liftRefusal` allowed. @throws AppError conflict if nothing is allowed. */
export const endLift = command({
  name: 'waiting.end-lift',
  for: 'staff',
  input: z.object({ partnerId: z.uuid() }),
  async run({ db, input: { partnerId }, audit }): Promise<void> {
    const { numUpdatedRows } = await db
      .updateTable('answerWarnings')
      .set({ liftedUntil: null, liftReason: null })
      .where('partnerId', '=', partnerId)
      .where('liftedUntil', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AppError('conflict', m.due_lift_over())
    await audit({ subject: 'partners', subjectId: partnerId, after: { days: 0 } })
  },
})
