import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { findOrganizationOf } from '../find-organization-of.ts'
import { restoreOrganization } from '../restore-organization.ts'
import { personReasonSchema } from '#domain/accounts/reason-schema.ts'
import { lockPerson } from '#domain/accounts/lock-person.ts'

/**
 * Ends a user's suspension, records the reason in the log, and emails them; `withOrganization` also ends their
 * organization's suspension.
 *
 * @throws AppError not_found; bad_input without a reason; conflict when they are not suspended; and whatever
 *   `restoreOrganization` throws, in which case nothing changes.
 */
export const restorePerson = command({
  name: 'accounts.restore-person',
  for: 'superuser',
  input: z.object({
    userId: z.uuid(),
    reason: personReasonSchema,
    withOrganization: z.boolean().default(false),
  }),
  async run({ input: { userId, reason, withOrganization }, ...context }): Promise<void> {
    const { db, now, audit, notify } = context
    const person = await lockPerson(db, userId)
    if (!person.isSuspended) throw new AppError('conflict', m.people_not_suspended())
    await db
      .updateTable('profiles')
      .set({ suspendedAt: null, suspensionReason: null, updatedAt: now })
      .where('id', '=', userId)
      .execute()
    await audit({
      subject: 'profiles',
      subjectId: userId,
      reason,
      before: { suspended: true },
      after: { suspended: false },
    })
    await notify(() => ({
      kind: 'accounts.restored',
      to: { email: person.email, name: person.fullName },
      subject: m.people_mail_restored_subject(),
      paragraphs: [m.people_mail_restored_text()],
      action: { label: m.forms_go_to_sign_in(), path: '/auth' },
    }))
    if (!withOrganization) return
    await restoreOrganization(
      { ...context, input: undefined },
      await findOrganizationOf(db, userId),
      reason,
    )
  },
})
