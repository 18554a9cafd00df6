import { m } from '#messages'
import { composeMail } from '#platform/mail/compose-mail.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { GIFT_OFFLINE_DAYS } from '../payments/payment.ts'
import { formatMoney } from './money.ts'
import { findGift } from './find-gift.ts'
import { tellPledgeRanOut } from './tell-gift-organization.ts'
import type { GiftAction } from './notify-gift-received.ts'

/**
 * Tells the giver of a gift that was not paid in time that it has ended, that nothing is owed, and where to give again; and of a
 * pledge the organization too, which was told of it. By card it has not heard of it yet.
 */
export async function notifyGiftExpired(
  { db, mail, linkTo }: Pick<GiftAction, 'db' | 'mail' | 'linkTo'>,
  giftId: string,
): Promise<void> {
  const gift = await findGift(db, giftId, 'any')
  if (!gift) return
  const isPledge = gift.payment.provider === 'offline'
  if (isPledge) await tellPledgeRanOut({ mail, linkTo }, gift)
  // Someone who has left cannot be emailed.
  if (gift.email === '') return
  const { id, title } = gift.item
  const amount = formatMoney(gift.amountCents)
  await mail(
    composeMail({
      kind: 'gift.ran-out',
      to: gift.email,
      subject: m.gifts_mail_ran_out_subject({ title }),
      greeting: m.mail_greeting({ name: stripLinks(gift.name) }),
      paragraphs: [
        isPledge
          ? m.gifts_mail_ran_out_pledge({ title, amount, days: GIFT_OFFLINE_DAYS })
          : m.gifts_mail_ran_out_text({ title, amount }),
      ],
      action: { label: m.gifts_mail_ended_action(), url: linkTo(`/projects-events/${id}`) },
      footer: m.mail_footer(),
    }),
  )
}
