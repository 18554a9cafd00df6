import { m } from '#messages'
import type { CommandContext } from '#platform/operation.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { formatMoney } from '#platform/text/money.ts'
import { listOpenGifts } from './list-open-gifts.ts'
import { donorOf, giftAction } from './mails.ts'

/**
 * Emails the donors whose gifts to an item are kept when its organization takes it down: paid ones, and those whose
 * payment may have reached the team. `endGiftsTo` ends and emails the unpaid ones.
 */
export async function notifyDonors(
  { db, now, notify, seal }: Pick<CommandContext, 'db' | 'now' | 'notify' | 'seal'>,
  itemId: string,
  reason: string,
): Promise<void> {
  for (const gift of await listOpenGifts(db, itemId, now)) {
    if (gift.mayEnd) continue
    const { titles, organizations } = gift
    const what = () => m.support_a_gift({ amount: formatMoney(gift.amountCents) })
    await notify(() => ({
      kind: 'gifts.item-taken-down',
      to: donorOf(gift),
      subject: m.signups_mail_gift_subject({ title: inPageLanguage(titles) }),
      paragraphs: [
        m.signups_mail_gift_text({
          organization: inPageLanguage(organizations),
          title: inPageLanguage(titles),
          what: what(),
        }),
        m.signups_mail_cancelled_reason({ reason }),
        gift.hasCome
          ? m.signups_mail_gift_stays({ organization: inPageLanguage(organizations) })
          : m.signups_mail_gift_waits(),
      ],
      action: giftAction(seal, gift.id),
    }))
  }
}
