import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import type { CommandContext } from '#platform/operation.ts'
import { endGiftsTo } from '../support/end-gifts-to.ts'
import { endUnpaidOrdersOf } from '../orders/end-unpaid-orders-of.ts'
import { withSignUpsNotified } from '../support/notify-sign-ups.ts'
import { findContact } from './find-contact.ts'
import { statusConflict } from './status-conflict.ts'

/**
 * Suspends an approved organization in the running transaction: from the same moment nothing of it is public, its people
 * can post nothing, and they learn why. Orders and gifts that nobody has paid end, and their senders are notified; those who
 * signed up for something of it learn that it is on hold.
 *
 * @throws AppError not_found, conflict when it is not approved (any more).
 */
export async function suspendOrganization(
  context: CommandContext,
  partnerId: string,
  reason: string,
): Promise<void> {
  const { db, actor, now, audit, notify, office } = context
  const { numUpdatedRows } = await withSignUpsNotified(context, { partnerId }, () =>
    db
      .updateTable('partners')
      .set({
        status: 'suspended',
        suspendedAt: now,
        suspendedBy: actor.kind === 'member' ? actor.userId : null,
        suspensionReason: reason,
        updatedAt: now,
      })
      .where('id', '=', partnerId)
      .where('status', '=', 'approved')
      .executeTakeFirst(),
  )
  if (numUpdatedRows === 0n) throw await statusConflict(db, partnerId)
  // Nobody could take what comes for it now.
  await endUnpaidOrdersOf(context, partnerId, m.organizations_suspended_reason())
  await endGiftsTo(context, { partnerId }, m.organizations_suspended_reason())
  await audit({
    subject: 'partners',
    subjectId: partnerId,
    // Restoring clears it on the row, so that the log is where it stays.
    reason,
    before: { status: 'approved' },
    after: { status: 'suspended' },
  })
  const contact = await findContact(db, partnerId)
  if (!contact) throw new AppError('not_found', m.organizations_unknown())
  const { organization } = contact
  await notify({
    kind: 'partners.suspended',
    to: contact,
    replyTo: office.email,
    subject: m.organizations_mail_suspended({ organization }),
    paragraphs: [
      m.organizations_mail_suspended_text({ organization }),
      m.moderation_mail_reason({ reason }),
      m.organizations_mail_write({ email: office.email }),
    ],
    action: { label: m.moderation_mail_open_dashboard(), path: '/partner-dashboard' },
  })
}
