import { aboutTopic } from '#domain/accounts/mail-topic.ts'
import { m } from '#messages'
import { composeMail } from '#platform/mail/compose-mail.ts'
import type { DeskDeed } from './desk-deed.ts'
import type { DeskPart } from './find-desk-part.ts'
import { orderNumber } from './order.ts'

/** Tells the organization of a part that staff has closed it, so that nothing more is sent. */
export async function tellOrganization(
  { mail, linkTo }: DeskDeed,
  part: DeskPart,
  reason: string,
): Promise<void> {
  if (part.organizationEmail === '') return
  const number = orderNumber(part.number)
  await mail(
    composeMail({
      kind: 'orders.closed-by-staff',
      to: part.organizationEmail,
      subject: m.orderdesk_mail_closed_subject({ number }),
      greeting: m.mail_greeting({ name: part.organizationContact }),
      paragraphs: [
        m.orderdesk_mail_closed_text({ number }),
        m.orderdesk_mail_reason({ reason }),
        m.orderdesk_mail_closed_next(),
      ],
      action: {
        label: m.orderdesk_mail_action(),
        url: linkTo(`/partner-dashboard/orders/${number}`),
      },
      footer: m.mail_footer(),
      topic: aboutTopic('organization'),
    }),
  )
}
