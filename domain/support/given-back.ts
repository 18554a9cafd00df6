import { z } from 'zod'
import { m } from '#messages'
import { inPageLanguage } from '#platform/text/translations.ts'
import { AppError } from '#platform/errors.ts'
import { giftRefundSchema, requireLeft } from '../payments/given-refund.ts'
import { requestRefund } from '../payments/request-refund.ts'
import { formatMoney } from '#platform/text/money.ts'
import type { FoundGift } from './find-gift.ts'
import { giftReference } from './gift.ts'
import type { GiftAction } from './notify-gift-received.ts'
import { donorOf, giftAction } from './mails.ts'

/** The amount of a gift to refund, and what was left when the user decided, in US cents. */
export const refundOfGift = {
  amount: giftRefundSchema,
  seenLeft: z.coerce.number().int().optional(),
}

type WantedBack = {
  reason: string
  /** In US cents; null for all that is left. */
  amount: number | null
  seenLeft?: number | undefined
  by: string | null
}

/**
 * Refunds a gift, or some of it, with a reason for the donor, and emails them; returns the amount in US cents. An
 * offline refund counts as sent by the user who records it; a card payment is refunded to the card.
 *
 * @throws AppError conflict if nothing is left to refund, or the amount left has changed since; bad_input for more than
 * is left.
 */
export async function giveBack(
  ctx: GiftAction,
  gift: FoundGift,
  { reason, amount, seenLeft, by }: WantedBack,
): Promise<number> {
  const { db, now, notify, seal } = ctx
  const { payment, organization, item } = gift
  if (payment.leftCents <= 0) throw new AppError('conflict', m.gifts_nothing_to_pay_back())
  // Submitted twice, or refunded by someone else in the meantime.
  if (seenLeft !== undefined && seenLeft !== payment.leftCents) {
    throw new AppError('conflict', m.payments_refund_left_changed())
  }
  const amountCents = amount ?? payment.leftCents
  requireLeft(amountCents, payment.leftCents)
  await requestRefund(db, { paymentId: payment.id, amountCents, requestedBy: by, now })
  await db
    .updateTable('supports')
    .set({ reason, updatedAt: now })
    .where('id', '=', gift.id)
    .execute()
  // Deleted users cannot be emailed.
  if (gift.email === '') return amountCents
  const about = () => ({
    amount: formatMoney(amountCents),
    title: inPageLanguage(item.titles),
    organization: inPageLanguage(organization.names),
  })
  const isPart = amountCents < payment.netCents
  const sums = () => ({
    given: formatMoney(payment.receivedCents),
    left: formatMoney(payment.leftCents - amountCents),
  })
  const isOffline = payment.provider === 'offline'
  const said = isPart
    ? [m.gifts_mail_some_offline, m.gifts_mail_some_card]
    : [m.gifts_mail_back_offline, m.gifts_mail_back_card]
  await notify(() => ({
    kind: isPart ? 'gift.partly-refunded' : 'gift.refunded',
    to: donorOf(gift),
    subject: isPart ? m.gifts_mail_partly_subject(about()) : m.gifts_mail_back_subject(about()),
    paragraphs: [
      (isOffline ? said[0] : said[1])!(about()),
      ...(isPart ? [m.gifts_mail_left(sums())] : []),
      m.support_mail_declined_reason({ reason }),
      m.gifts_mail_back_reference({ reference: giftReference(gift.id) }),
    ],
    action: giftAction(seal, gift.id),
  }))
  return amountCents
}
