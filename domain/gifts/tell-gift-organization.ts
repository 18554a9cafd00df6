import { m } from '#messages'
import { composeMail } from '#platform/mail/compose-mail.ts'
import { aboutTopic } from '../accounts/mail-topic.ts'
import { inDollars } from '../support/money.ts'
import type { FoundGift } from './find-gift.ts'
import { giftReference } from './gift.ts'
import type { GiftDeed } from './tell-gift-received.ts'

/** Tells the organization of a gift that staff has ended it before it came, or has paid it back, and why. */
export async function tellGiftOrganization(
  { mail, linkTo }: Pick<GiftDeed, 'mail' | 'linkTo'>,
  { id, amountCents, item, organization }: FoundGift,
  { what, reason }: { what: 'ended' | 'back'; reason: string },
): Promise<void> {
  if (organization.email === '') return
  const about = {
    amount: inDollars(amountCents),
    title: item.title,
    reference: giftReference(id),
  }
  await mail(
    composeMail({
      kind: 'gift.closed-by-staff',
      to: organization.email,
      subject: m.gifts_mail_closed_subject(about),
      greeting: m.mail_greeting({ name: organization.name }),
      paragraphs: [
        what === 'ended' ? m.gifts_mail_closed_ended(about) : m.gifts_mail_closed_back(about),
        m.gifts_mail_ended_reason({ reason }),
      ],
      action: {
        label: m.support_mail_new_action(),
        url: linkTo(`/partner-dashboard/supporters?post=${item.id}`),
      },
      footer: m.mail_footer(),
      topic: aboutTopic('organization'),
    }),
  )
}
