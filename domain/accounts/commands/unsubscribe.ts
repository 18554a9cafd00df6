import { m } from '#messages'
import { z } from 'zod'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { MAIL_TOPICS } from '../mail-topic.ts'
import { writeMailChoices } from '../write-mail-choices.ts'

/**
 * Unsubscribes a user from an email topic, for the holder of the address in the email's link. Repeating it changes
 * nothing.
 *
 * @throws AppError not_found when the user no longer exists.
 */
export const unsubscribe = command({
  name: 'accounts.unsubscribe',
  for: 'system',
  input: z.object({ userId: z.uuid(), topic: z.enum(MAIL_TOPICS) }),
  async run({ db, input, now }) {
    const person = await db
      .selectFrom('profiles')
      .select('id')
      .where('id', '=', input.userId)
      .executeTakeFirst()
    if (!person) throw new AppError('not_found', m.errors_nobody_to_write_to())
    await writeMailChoices(db, person.id, [{ topic: input.topic, isWanted: false }], now)
  },
})
