import { m } from '#messages'
import { inPageLanguage } from '#platform/text/translations.ts'
import type { CommandContext } from '#platform/operation.ts'
import { formatMoney } from '#platform/text/money.ts'
import { findGift } from './find-gift.ts'
import { giftReference } from './gift.ts'
import { emailGiftPartner } from './notify-gift-partner.ts'

/**
 * Emails the organization of a gift that its donor has disputed the payment (amount in US cents), or that the dispute was won.
 */
export async function notifyGiftDisputed(
  ctx: Pick<CommandContext, 'db' | 'notify'>,
  giftId: string,
  { amountCents, state }: { amountCents: number; state: 'opened' | 'won' },
): Promise<void> {
  const gift = await findGift(ctx.db, giftId, 'any')
  if (!gift) return
  const about = () => ({
    amount: formatMoney(amountCents),
    title: inPageLanguage(gift.item.titles),
    reference: giftReference(gift.id),
  })
  const isOpen = state === 'opened'
  await emailGiftPartner(ctx, gift, () => ({
    kind: 'gift.disputed-for-organization',
    subject: isOpen
      ? m.gifts_mail_disputed_subject(about())
      : m.gifts_mail_dispute_over_subject(about()),
    paragraphs: [isOpen ? m.gifts_mail_disputed(about()) : m.gifts_mail_dispute_over(about())],
  }))
}
