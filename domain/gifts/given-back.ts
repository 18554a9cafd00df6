import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { composeMail } from '#platform/mail/compose-mail.ts'
import { withoutLinks } from '#platform/text/without-links.ts'
import { requestRefund } from '../payments/request-refund.ts'
import { inDollars } from '../support/money.ts'
import type { FoundGift } from './find-gift.ts'
import { giftPath, giftReference, sealGift } from './gift.ts'
import type { GiftDeed } from './tell-gift-received.ts'

/** Whether all that came of a gift can be paid back now. */
export function mayGoBack({
  payment,
}: {
  payment: Pick<FoundGift['payment'], 'keptCents' | 'isGoingBack'>
}): boolean {
  return payment.keptCents > 0 && !payment.isGoingBack
}

/**
 * Pays a gift back whole, with the reason that its giver reads, and tells them by mail. Without a provider whoever does
 * it says that the money has been sent; by card it goes back to the card.
 *
 * @throws AppError conflict when nothing has come, or it goes back already.
 */
export async function giveBack(
  deed: GiftDeed,
  gift: FoundGift,
  { reason, by }: { reason: string; by: string | null },
): Promise<void> {
  const { db, now, mail, linkTo, seal } = deed
  const { payment, organization, item } = gift
  if (!mayGoBack(gift)) throw new AppError('conflict', m.gifts_nothing_to_pay_back())
  const wanted = { paymentId: payment.id, amountCents: payment.keptCents, requestedBy: by, now }
  await requestRefund(db, wanted)
  await db
    .updateTable('supports')
    .set({ reason, updated_at: now })
    .where('id', '=', gift.id)
    .execute()
  // Whoever has left cannot be told.
  if (gift.email === '') return
  const about = {
    amount: inDollars(payment.keptCents),
    title: item.title,
    organization: organization.name,
  }
  await mail(
    composeMail({
      kind: 'gift.refunded',
      to: gift.email,
      subject: m.gifts_mail_back_subject(about),
      greeting: m.mail_greeting({ name: withoutLinks(gift.name) }),
      paragraphs: [
        payment.provider === 'offline'
          ? m.gifts_mail_back_offline(about)
          : m.gifts_mail_back_card(about),
        m.support_mail_declined_reason({ reason }),
        m.gifts_mail_back_reference({ reference: giftReference(gift.id) }),
      ],
      action: {
        label: m.gifts_mail_given_action(),
        url: linkTo(giftPath(gift.id, sealGift(seal, gift.id))),
      },
      footer: m.mail_footer(),
    }),
  )
}
