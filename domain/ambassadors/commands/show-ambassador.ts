import { z } from 'zod'
import { m } from '#messages'
import { composeMail } from '#platform/mail/compose-mail.ts'
import { command } from '#platform/operation.ts'
import { DASHBOARD_PATH } from '../ambassador.ts'
import { findReader } from '../find-reader.ts'
import { whyNotMoved } from '../why-not-moved.ts'

/**
 * Ends the hiding of an ambassador's page, and tells its person.
 *
 * @throws AppError not_found, conflict when it is not hidden.
 */
export const showAmbassador = command({
  name: 'ambassadors.show-ambassador',
  for: 'staff',
  input: z.object({ id: z.uuid() }),
  async run({ db, input: { id }, now, audit, mail, linkTo, office }): Promise<void> {
    const { numUpdatedRows } = await db
      .updateTable('ambassadorProfiles')
      .set({ hiddenAt: null, hiddenBy: null, hiddenReason: null, updatedAt: now })
      .where('id', '=', id)
      .where('hiddenAt', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw await whyNotMoved(db, id)
    await audit({
      subject: 'ambassador_profiles',
      subjectId: id,
      before: { hidden: true },
      after: { hidden: false },
    })
    const reader = await findReader(db, id)
    await mail(
      composeMail({
        kind: 'ambassadors.shown',
        to: reader.email,
        replyTo: office.email,
        subject: m.ambassadordesk_mail_shown(),
        greeting: m.mail_greeting({ name: reader.name }),
        paragraphs: [m.ambassadordesk_mail_shown_text({ page: reader.page })],
        action: { label: m.moderation_mail_open_dashboard(), url: linkTo(DASHBOARD_PATH) },
        footer: m.mail_footer(),
      }),
    )
  },
})
