import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { personReasonSchema } from '../reason-schema.ts'
import { giveRole } from '../give-role.ts'
import { lockPerson } from '../lock-person.ts'

/**
 * Makes a user an admin or superuser, records the reason in the log, and emails them.
 *
 * @throws AppError not_found; bad_input without a reason; conflict when they have the role or are suspended.
 */
export const appointPerson = command({
  name: 'accounts.appoint-person',
  for: 'superuser',
  input: z.object({
    userId: z.uuid(),
    role: z.enum(['admin', 'superuser']),
    reason: personReasonSchema,
  }),
  async run({ db, input, audit, notify }): Promise<void> {
    const person = await lockPerson(db, input.userId)
    if (person.isSuspended) throw new AppError('conflict', m.people_is_suspended())
    await giveRole({ db, audit, notify }, person, input)
  },
})
