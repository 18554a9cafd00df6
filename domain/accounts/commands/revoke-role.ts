import { z } from 'zod'
import { m } from '#messages'
import { violatedConstraint } from '#platform/database/faults.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { personReasonSchema } from '../reason-schema.ts'
import { lockPerson } from '../lock-person.ts'
import { personKindLabel } from '../person.ts'

/**
 * Revokes a user's role and emails them the reason, which the log keeps. It takes effect with their next request.
 *
 * @throws AppError not_found; bad_input without a reason; conflict when they do not have the role, or are the last
 *   superuser.
 */
export const revokeRole = command({
  name: 'accounts.dismiss-person',
  for: 'superuser',
  input: z.object({
    userId: z.uuid(),
    role: z.enum(['admin', 'superuser']),
    reason: personReasonSchema,
  }),
  async run({ db, input: { userId, role, reason }, audit, notify }): Promise<void> {
    const person = await lockPerson(db, userId)
    if (!person.roles.includes(role)) throw new AppError('conflict', m.people_role_gone())
    await audit({
      subject: 'roles',
      subjectId: userId,
      reason,
      before: { [role]: true },
      after: { [role]: false },
    })
    await notify(() => ({
      kind: 'accounts.role-removed',
      to: { email: person.email, name: person.fullName },
      subject: m.people_mail_removed_subject(),
      paragraphs: [
        m.people_mail_removed_text({ role: personKindLabel(role) }),
        m.forms_reason_is({ reason }),
      ],
    }))
    // Last, since staff who revoke their own role lose further access.
    try {
      await db.deleteFrom('roles').where('userId', '=', userId).where('role', '=', role).execute()
    } catch (error) {
      if (violatedConstraint(error) !== 'last_superuser') throw error
      throw new AppError('conflict', m.people_last_superuser())
    }
  },
})
