import { m } from '#messages'
import { composeMail } from '#platform/mail/compose-mail.ts'
import type { CommandContext } from '#platform/operation.ts'
import { findContact } from './find-contact.ts'

/** Tells whose account an organization is, and the office, that it is paid in another way from now on. */
export async function tellPaymentWords(
  { db, mail, linkTo, office }: Pick<CommandContext, 'db' | 'mail' | 'linkTo' | 'office'>,
  partnerId: string,
): Promise<void> {
  const contact = await findContact(db, partnerId)
  if (!contact) return
  const { organization } = contact
  const kind = 'partners.payment-words'
  const subject = m.orderdesk_mail_words_subject({ organization })
  await mail(
    composeMail({
      kind,
      to: contact.email,
      replyTo: office.email,
      subject,
      greeting: m.mail_greeting({ name: contact.name }),
      paragraphs: [
        m.orderdesk_mail_words_text({ organization }),
        m.orderdesk_mail_words_not_you({ email: office.email }),
      ],
      action: {
        label: m.orderdesk_mail_words_action(),
        url: linkTo('/partner-dashboard/how-to-pay'),
      },
      footer: m.mail_footer(),
    }),
  )
  await mail(
    composeMail({
      kind,
      to: office.email,
      subject,
      greeting: m.mail_greeting({ name: office.contact }),
      paragraphs: [
        m.orderdesk_mail_words_text({ organization }),
        m.orderdesk_mail_words_office({ email: contact.email }),
      ],
      action: {
        label: m.orderdesk_mail_words_see(),
        url: linkTo(`/admin/partners/${partnerId}`),
      },
      footer: m.mail_footer(),
    }),
  )
}
