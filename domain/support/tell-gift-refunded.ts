import { m } from '#messages'
import { composeMail } from '#platform/mail/compose-mail.ts'
import type { Deed } from '#platform/operation.ts'
import { withoutLinks } from '#platform/text/without-links.ts'
import { inDollars } from './money.ts'
import { findGift } from './find-gift.ts'
import { giftPath, giftReference, sealGift } from './gift.ts'
import { writeToGiftOrganization } from './tell-gift-organization.ts'

/**
 * Tells the giver and the organization that a gift, or some of it, was refunded past our pages: in the provider's dashboard, or
 * by the giver's bank. How much, in US cents, and what is left of it.
 */
export async function tellGiftRefunded(
  deed: Pick<Deed, 'db' | 'mail' | 'linkTo' | 'seal'>,
  giftId: string,
  { amountCents, by }: { amountCents: number; by: 'provider' | 'bank' },
): Promise<void> {
  const gift = await findGift(deed.db, giftId, 'any')
  if (!gift) return
  const { item, organization, payment } = gift
  const reference = giftReference(gift.id)
  const about = { amount: inDollars(amountCents), title: item.title, reference }
  const sums = m.payments_mail_gift_sums({
    given: inDollars(payment.receivedCents),
    refunded: inDollars(payment.refundedCents),
    net: inDollars(payment.netCents),
  })
  if (gift.email !== '') {
    await deed.mail(
      composeMail({
        kind: payment.netCents === 0 ? 'gift.refunded' : 'gift.partly-refunded',
        to: gift.email,
        subject:
          payment.netCents === 0
            ? m.gifts_mail_back_subject(about)
            : m.gifts_mail_partly_subject(about),
        greeting: m.mail_greeting({ name: withoutLinks(gift.name) }),
        paragraphs: [
          by === 'bank'
            ? m.gifts_mail_partly_bank(about)
            : m.gifts_mail_partly_text({ ...about, organization: organization.name }),
          sums,
          m.gifts_mail_back_reference({ reference }),
        ],
        action: {
          label: m.gifts_mail_received_action(),
          url: deed.linkTo(giftPath(gift.id, sealGift(deed.seal, gift.id))),
        },
        footer: m.mail_footer(),
      }),
    )
  }
  await writeToGiftOrganization(deed, gift, {
    kind: 'gift.refunded-for-organization',
    subject: m.gifts_mail_partly_subject(about),
    paragraphs: [m.gifts_mail_partly_organization(about), sums],
  })
}
