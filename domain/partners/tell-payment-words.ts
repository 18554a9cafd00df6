import { m } from '#messages'
import type { CommandContext } from '#platform/operation.ts'
import { findContact } from './find-contact.ts'

/** Tells whose account an organization is, and the office, that it is paid in another way from now on. */
export async function tellPaymentWords(
  { db, notify, office }: Pick<CommandContext, 'db' | 'notify' | 'office'>,
  partnerId: string,
): Promise<void> {
  const contact = await findContact(db, partnerId)
  if (!contact) return
  const { organization } = contact
  const kind = 'partners.payment-words'
  const subject = m.orderdesk_mail_words_subject({ organization })
  await notify({
    kind,
    to: contact,
    replyTo: office.email,
    subject,
    paragraphs: [
      m.orderdesk_mail_words_text({ organization }),
      m.orderdesk_mail_words_not_you({ email: office.email }),
    ],
    action: {
      label: m.orderdesk_mail_words_action(),
      path: '/partner-dashboard/how-to-pay',
    },
  })
  await notify({
    kind,
    to: 'office',
    subject,
    paragraphs: [
      m.orderdesk_mail_words_text({ organization }),
      m.orderdesk_mail_words_office({ email: contact.email }),
    ],
    action: {
      label: m.orderdesk_mail_words_see(),
      path: `/admin/partners/${partnerId}`,
    },
  })
}
