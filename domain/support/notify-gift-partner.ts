import { m } from '#messages'
import { inPageLanguage } from '#platform/text/translations.ts'
import { GIFT_OFFLINE_DAYS } from '../payments/payment.ts'
import { formatMoney } from '#platform/text/money.ts'
import type { FoundGift } from './find-gift.ts'
import { giftReference } from './gift.ts'
import type { GiftAction } from './notify-gift-received.ts'
import { organizationTeam } from '#domain/partners/team-recipient.ts'
import { seeSupporters } from './mails.ts'

type Telling = Pick<GiftAction, 'notify'>

/** Emails the organization that staff has ended an unpaid gift, or refunded a gift, and why. */
export async function notifyGiftPartner(
  ctx: Telling,
  gift: FoundGift,
  {
    what,
    reason,
    refundedCents = gift.amountCents,
  }: { what: 'ended' | 'back'; reason: string; refundedCents?: number },
): Promise<void> {
  const about = () => ({ ...namesOf(gift), amount: formatMoney(refundedCents) })
  await emailGiftPartner(ctx, gift, () => ({
    kind: 'gift.closed-by-staff',
    subject: m.gifts_mail_closed_subject(about()),
    paragraphs: [
      what === 'ended' ? m.gifts_mail_closed_ended(about()) : m.gifts_mail_closed_back(about()),
      m.gifts_mail_ended_reason({ reason }),
    ],
  }))
}

/** Emails the organization that a pledge was not paid in time, so that no one waits for it. */
export async function notifyPledgeExpired(ctx: Telling, gift: FoundGift): Promise<void> {
  await emailGiftPartner(ctx, gift, () => ({
    kind: 'gift.pledge-ran-out',
    subject: m.gifts_mail_pledge_over_subject(namesOf(gift)),
    paragraphs: [m.gifts_mail_pledge_over_text({ ...namesOf(gift), days: GIFT_OFFLINE_DAYS })],
  }))
}

function namesOf({ id, amountCents, item }: FoundGift) {
  return {
    amount: formatMoney(amountCents),
    title: inPageLanguage(item.titles),
    reference: giftReference(id),
  }
}

/** Emails the organization of a gift, with a link to its supporters. `said` is called in their language. */
export async function emailGiftPartner(
  { notify }: Telling,
  { item, organization }: FoundGift,
  said: () => { kind: string; subject: string; paragraphs: string[] },
): Promise<void> {
  await notify(() => ({
    ...said(),
    to: organizationTeam(organization.id, inPageLanguage(organization.names), 'money'),
    ...seeSupporters(item.id),
  }))
}
