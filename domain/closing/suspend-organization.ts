import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import type { CommandContext } from '#platform/operation.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { endGiftsTo } from '#domain/support/end-gifts-to.ts'
import { endUnpaidOrdersOf } from '#domain/orders/end-unpaid-orders-of.ts'
import { withSignUpsNotified } from '#domain/support/notify-sign-ups.ts'
import { findContact } from '#domain/partners/find-contact.ts'
import { statusConflict } from '#domain/partners/status-conflict.ts'

/**
 * Suspends an approved organization in the current transaction: nothing of it is public from then on, and its owner
 * cannot post and is emailed the reason. Unpaid orders and gifts end and their senders are notified; those signed up
 * are emailed that it is on hold.
 *
 * @throws AppError not_found, conflict if it is not, or no longer, approved.
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
  // It could not receive their payment now.
  await endUnpaidOrdersOf(context, partnerId, m.organizations_suspended_reason())
  await endGiftsTo(context, { partnerId }, m.organizations_suspended_reason())
  await audit({
    subject: 'partners',
    subjectId: partnerId,
    // Restoring clears the reason on the row; the log keeps it.
    reason,
    before: { status: 'approved' },
    after: { status: 'suspended' },
  })
  const contact = await findContact(db, partnerId)
  if (!contact) throw new AppError('not_found', m.organizations_unknown())
  const about = () => ({ organization: inPageLanguage(contact.organizations) })
  await notify(() => ({
    kind: 'partners.suspended',
    to: contact,
    replyTo: office.email,
    subject: m.organizations_mail_suspended(about()),
    paragraphs: [
      m.organizations_mail_suspended_text(about()),
      m.forms_reason_is({ reason }),
      m.organizations_mail_write({ email: office.email }),
    ],
    action: { label: m.moderation_mail_open_dashboard(), path: '/partner-dashboard' },
  }))
}
