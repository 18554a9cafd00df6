import { m } from '#messages'
import { inPageLanguage } from '#platform/text/translations.ts'
import type { CommandContext } from '#platform/operation.ts'
import { formatMoney } from '#platform/text/money.ts'
import { findGift } from './find-gift.ts'
import { giftPath, giftReference, sealGift } from './gift.ts'
import { emailGiftPartner } from './notify-gift-partner.ts'
import { donorOf } from './mails.ts'

/**
 * Emails the donor and the organization that a gift, or some of it, was refunded outside of this site, in the
 * provider's dashboard or by the donor's bank: how much, in US cents, and what is left.
 */
export async function notifyGiftRefunded(
  ctx: Pick<CommandContext, 'db' | 'notify' | 'seal'>,
  giftId: string,
  { amountCents, by }: { amountCents: number; by: 'provider' | 'bank' },
): Promise<void> {
  const gift = await findGift(ctx.db, giftId, 'any')
  if (!gift) return
  const { item, organization, payment } = gift
  const reference = giftReference(gift.id)
  const about = () => ({
    amount: formatMoney(amountCents),
    title: inPageLanguage(item.titles),
    reference,
  })
  const sums = () =>
    m.payments_mail_gift_sums({
      given: formatMoney(payment.receivedCents),
      refunded: formatMoney(payment.refundedCents),
      net: formatMoney(payment.netCents),
    })
  await ctx.notify(() => ({
    kind: payment.netCents === 0 ? 'gift.refunded' : 'gift.partly-refunded',
    to: donorOf(gift),
    subject:
      payment.netCents === 0
        ? m.gifts_mail_back_subject(about())
        : m.gifts_mail_partly_subject(about()),
    paragraphs: [
      by === 'bank'
        ? m.gifts_mail_partly_bank(about())
        : m.gifts_mail_partly_text({
            ...about(),
            organization: inPageLanguage(organization.names),
          }),
      sums(),
      m.gifts_mail_back_reference({ reference }),
    ],
    action: {
      label: m.gifts_mail_received_action(),
      path: giftPath(gift.id, sealGift(ctx.seal, gift.id)),
    },
  }))
  await emailGiftPartner(ctx, gift, () => ({
    kind: 'gift.refunded-for-organization',
    subject: m.gifts_mail_partly_subject(about()),
    paragraphs: [m.gifts_mail_partly_organization(about()), sums()],
  }))
}
