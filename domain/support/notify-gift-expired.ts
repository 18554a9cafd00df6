import { m } from '#messages'
import { inPageLanguage } from '#platform/text/translations.ts'
import { GIFT_OFFLINE_DAYS } from '../payments/payment.ts'
import { formatMoney } from '#platform/text/money.ts'
import { findGift } from './find-gift.ts'
import { notifyPledgeExpired } from './notify-gift-partner.ts'
import type { GiftAction } from './notify-gift-received.ts'
import { donorOf } from './mails.ts'

/**
 * Emails the donor of a gift not paid in time that it has ended, that nothing is owed, and where to give again. For a
 * pledge, also emails the organization, which knew of it; it does not know of a card gift yet.
 */
export async function notifyGiftExpired(
  { db, notify }: Pick<GiftAction, 'db' | 'notify'>,
  giftId: string,
): Promise<void> {
  const gift = await findGift(db, giftId, 'any')
  if (!gift) return
  const isPledge = gift.payment.provider === 'offline'
  if (isPledge) await notifyPledgeExpired({ notify }, gift)
  const { id, titles } = gift.item
  await notify(() => ({
    kind: 'gift.ran-out',
    to: donorOf(gift),
    subject: m.gifts_mail_ran_out_subject({ title: inPageLanguage(titles) }),
    paragraphs: [
      isPledge
        ? m.gifts_mail_ran_out_pledge({
            title: inPageLanguage(titles),
            amount: formatMoney(gift.amountCents),
            days: GIFT_OFFLINE_DAYS,
          })
        : m.gifts_mail_ran_out_text({
            title: inPageLanguage(titles),
            amount: formatMoney(gift.amountCents),
          }),
    ],
    action: { label: m.gifts_mail_ended_action(), path: `/projects-events/${id}` },
  }))
}
