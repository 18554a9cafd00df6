import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { composeMail } from '#platform/mail/compose-mail.ts'
import { command } from '#platform/operation.ts'
import { givenReason } from '../moderation/given-reason.ts'
import { withSignUpsNotified } from '../support/notify-sign-ups.ts'
import { findContact } from './find-contact.ts'
import { whyNotMoved } from './why-not-moved.ts'

/**
 * Ends an organization's suspension: it is approved as before, what it had public is public again unless it is hidden by
 * itself, and its people and those who signed up are told.
 *
 * @throws AppError bad_input without a reason, not_found, conflict when it is not suspended or its owner has left.
 */
export const restorePartner = command({
  name: 'partners.restore-partner',
  for: 'staff',
  input: z.object({ partnerId: z.uuid(), reason: givenReason }),
  async run({ input: { partnerId, reason }, ...deed }): Promise<void> {
    const { db, now, audit, mail, linkTo } = deed
    const { numUpdatedRows } = await withSignUpsNotified(deed, { partnerId }, () =>
      db
        .updateTable('partners')
        .set({
          status: 'approved',
          suspended_at: null,
          suspended_by: null,
          suspension_reason: null,
          updated_at: now,
        })
        .where('id', '=', partnerId)
        .where('status', '=', 'suspended')
        .where('closed_at', 'is', null)
        .executeTakeFirst(),
    )
    if (numUpdatedRows === 0n) throw await whyNotMoved(db, partnerId)
    await audit({
      subject: 'partners',
      subjectId: partnerId,
      reason,
      before: { status: 'suspended' },
      after: { status: 'approved' },
    })
    const contact = await findContact(db, partnerId)
    if (!contact) throw new AppError('not_found', m.organizations_unknown())
    const { organization } = contact
    await mail(
      composeMail({
        kind: 'partners.restored',
        to: contact.email,
        subject: m.organizations_mail_restored({ organization }),
        greeting: m.mail_greeting({ name: contact.name }),
        paragraphs: [
          m.organizations_mail_restored_text({ organization }),
          m.moderation_mail_reason({ reason }),
        ],
        action: { label: m.moderation_mail_open_dashboard(), url: linkTo('/partner-dashboard') },
        footer: m.mail_footer(),
      }),
    )
  },
})
