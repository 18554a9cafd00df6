import { z } from 'zod'
import { m } from '#messages'
import { violatedConstraint } from '#platform/database/faults.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { findOrganizationOf } from '../find-organization-of.ts'
import { suspendOrganization } from '../suspend-organization.ts'
import { personReasonSchema } from '#domain/accounts/reason-schema.ts'
import { lockPerson } from '#domain/accounts/lock-person.ts'

/**
 * Suspends a user and emails them the reason: the database ends their sessions and rejects new ones. What they
 * published stays; `withOrganization` also suspends their organization for the same reason.
 *
 * @throws AppError not_found; bad_input without a reason; conflict when they are already suspended, are the caller, or
 *   are the last superuser; and whatever `suspendOrganization` throws, in which case nothing changes.
 */
export const suspendUser = command({
  name: 'accounts.suspend-person',
  for: 'superuser',
  input: z.object({
    userId: z.uuid(),
    reason: personReasonSchema,
    withOrganization: z.boolean().default(false),
  }),
  async run({ input: { userId, reason, withOrganization }, ...context }): Promise<void> {
    const { db, actor, now, audit, notify } = context
    if (actor.kind === 'member' && actor.userId === userId) {
      throw new AppError('conflict', m.people_not_oneself())
    }
    const person = await lockPerson(db, userId)
    if (person.isSuspended) throw new AppError('conflict', m.people_already_suspended())
    try {
      await db
        .updateTable('profiles')
        .set({ suspendedAt: now, suspensionReason: reason, updatedAt: now })
        .where('id', '=', userId)
        .execute()
    } catch (error) {
      if (violatedConstraint(error) !== 'last_superuser') throw error
      throw new AppError('conflict', m.people_last_superuser())
    }
    await audit({
      subject: 'profiles',
      subjectId: userId,
      reason,
      before: { suspended: false },
      after: { suspended: true },
    })
    await notify(() => ({
      kind: 'accounts.suspended',
      to: { email: person.email, name: person.fullName },
      subject: m.people_mail_suspended_subject(),
      paragraphs: [m.people_mail_suspended_text(), m.forms_reason_is({ reason })],
      action: { label: m.people_mail_write(), path: '/contact' },
    }))
    if (!withOrganization) return
    await suspendOrganization(
      { ...context, input: undefined },
      await findOrganizationOf(db, userId),
      reason,
    )
  },
})
