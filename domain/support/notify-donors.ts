import { m } from '#messages'
import { composeMail } from '#platform/mail/compose-mail.ts'
import type { CommandContext } from '#platform/operation.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { formatMoney } from './money.ts'
import { giftPath, sealGift } from './gift.ts'
import { listOpenGifts } from './list-open-gifts.ts'

/**
 * Emails those whose gift to an item stays when its organization takes it down: what has come, and what may have come to
 * the team. What has not come is ended by `endGiftsTo`, which writes to its giver.
 */
export async function notifyDonors(
  { db, now, mail, linkTo, seal }: Pick<CommandContext, 'db' | 'now' | 'mail' | 'linkTo' | 'seal'>,
  itemId: string,
  reason: string,
): Promise<void> {
  for (const gift of await listOpenGifts(db, itemId, now)) {
    if (gift.mayEnd) continue
    const { title, organization } = gift
    const what = m.support_a_gift({ amount: formatMoney(gift.amountCents) })
    await mail(
      composeMail({
        kind: 'gifts.item-taken-down',
        to: gift.email,
        subject: m.signups_mail_gift_subject({ title }),
        greeting: m.mail_greeting({ name: stripLinks(gift.name) }),
        paragraphs: [
          m.signups_mail_gift_text({ organization, title, what }),
          m.signups_mail_cancelled_reason({ reason }),
          gift.hasCome ? m.signups_mail_gift_stays({ organization }) : m.signups_mail_gift_waits(),
        ],
        action: {
          label: m.gifts_mail_given_action(),
          url: linkTo(giftPath(gift.id, sealGift(seal, gift.id))),
        },
        footer: m.mail_footer(),
      }),
    )
  }
}
