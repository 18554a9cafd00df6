import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import type { CommandContext } from '#platform/operation.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { withSignUpsNotified } from '#domain/support/notify-sign-ups.ts'
import { findContact } from '#domain/partners/find-contact.ts'
import { statusConflict } from '#domain/partners/status-conflict.ts'

/**
 * Ends an organization's suspension in the current transaction: it is approved again, its items are public again unless
 * hidden individually, and its owner and those signed up are notified.
 *
 * @throws AppError not_found, conflict if it is not suspended or its owner has left.
 */
export async function restoreOrganization(
  context: CommandContext,
  partnerId: string,
  reason: string,
): Promise<void> {
  const { db, now, audit, notify } = context
  const { numUpdatedRows } = await withSignUpsNotified(context, { partnerId }, () =>
    db
      .updateTable('partners')
      .set({
        status: 'approved',
        suspendedAt: null,
        suspendedBy: null,
        suspensionReason: null,
        updatedAt: now,
      })
      .where('id', '=', partnerId)
      .where('status', '=', 'suspended')
      .where('closedAt', 'is', null)
      .executeTakeFirst(),
  )
  if (numUpdatedRows === 0n) throw await statusConflict(db, partnerId)
  await audit({
    subject: 'partners',
    subjectId: partnerId,
    reason,
    before: { status: 'suspended' },
    after: { status: 'approved' },
  })
  const contact = await findContact(db, partnerId)
  if (!contact) throw new AppError('not_found', m.organizations_unknown())
  const about = () => ({ organization: inPageLanguage(contact.organizations) })
  await notify(() => ({
    kind: 'partners.restored',
    to: contact,
    subject: m.organizations_mail_restored(about()),
    paragraphs: [m.organizations_mail_restored_text(about()), m.forms_reason_is({ reason })],
    action: { label: m.moderation_mail_open_dashboard(), path: '/partner-dashboard' },
  }))
}
