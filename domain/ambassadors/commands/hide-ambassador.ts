import { z } from 'zod'
import { m } from '#messages'
import { composeMail } from '#platform/mail/compose-mail.ts'
import { command } from '#platform/operation.ts'
import { reasonSchema } from '#domain/moderation/reason-schema.ts'
import { DASHBOARD_PATH } from '../ambassador.ts'
import { findReader } from '../find-reader.ts'
import { whyNotMoved } from '../why-not-moved.ts'

/**
 * Takes an ambassador's page from the public until staff shows it again, and tells its person why. Their links count
 * nobody meanwhile; what was counted stays.
 *
 * @throws AppError bad_input without a reason, not_found, conflict when it is hidden already.
 */
export const hideAmbassador = command({
  name: 'ambassadors.hide-ambassador',
  for: 'staff',
  input: z.object({ id: z.uuid(), reason: reasonSchema }),
  async run({ db, actor, input: { id, reason }, now, audit, mail, linkTo, office }): Promise<void> {
    const { numUpdatedRows } = await db
      .updateTable('ambassadorProfiles')
      .set({
        hiddenAt: now,
        hiddenBy: actor.kind === 'member' ? actor.userId : null,
        hiddenReason: reason,
        updatedAt: now,
      })
      .where('id', '=', id)
      .where('hiddenAt', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw await whyNotMoved(db, id)
    await audit({
      subject: 'ambassador_profiles',
      subjectId: id,
      // Showing clears it on the row, so that the log is where it stays.
      reason,
      before: { hidden: false },
      after: { hidden: true },
    })
    const reader = await findReader(db, id)
    await mail(
      composeMail({
        kind: 'ambassadors.hidden',
        to: reader.email,
        replyTo: office.email,
        subject: m.ambassadordesk_mail_hidden(),
        greeting: m.mail_greeting({ name: reader.name }),
        paragraphs: [
          m.ambassadordesk_mail_hidden_text({ page: reader.page }),
          m.moderation_mail_reason({ reason }),
          m.ambassadordesk_mail_write({ email: office.email }),
        ],
        action: { label: m.moderation_mail_open_dashboard(), url: linkTo(DASHBOARD_PATH) },
        footer: m.mail_footer(),
      }),
    )
  },
})
