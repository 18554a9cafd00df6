import { m } from '#messages'
import { inPageLanguage } from '#platform/text/translations.ts'
import type { CommandContext } from '#platform/operation.ts'
import { format } from '#platform/text/format.ts'
import { formatMoney } from '#platform/text/money.ts'
import { organizationTeam } from '#domain/partners/team-recipient.ts'
import { findGift, type FoundGift } from './find-gift.ts'
import { giftPath, giftReference, sealGift } from './gift.ts'
import { donorOf, quoteMessage, seeSupporters } from './mails.ts'

/** The command context that gift functions need. */
export type GiftAction = Pick<CommandContext, 'db' | 'actor' | 'now' | 'notify' | 'seal'>

/**
 * Emails the donor the receipt of a paid gift, in the transaction that records the payment, and notifies the
 * organization, unless its own users recorded it. Deleted donors get no email.
 */
export async function notifyGiftReceived(ctx: GiftAction, supportId: string): Promise<void> {
  const { db, actor, notify, seal, now } = ctx
  const gift = await findGift(db, supportId, 'any')
  if (!gift) return
  const { item, organization, payment } = gift
  const about = () => ({
    amount: formatMoney(gift.amountCents),
    title: inPageLanguage(item.titles),
    organization: organization.name,
  })
  await notify(() => ({
    kind: 'gift.received',
    to: donorOf(gift),
    subject: m.gifts_mail_received_subject(about()),
    paragraphs: [
      m.gifts_mail_received_text(about()),
      [
        receiverOf(organization),
        m.gifts_mail_received_facts({
          reference: giftReference(gift.id),
          day: format.date(payment.paidAt ?? now),
        }),
      ].join(' '),
    ],
    action: {
      label: m.gifts_mail_received_action(),
      path: giftPath(gift.id, sealGift(seal, gift.id)),
    },
  }))
  if (actor.kind === 'member' && actor.userId === organization.ownerId) return
  await notify(() => ({
    kind: 'gift.came',
    to: organizationTeam(organization.id, inPageLanguage(organization.names), 'money'),
    subject: m.gifts_mail_came_subject(about()),
    paragraphs: [
      m.gifts_mail_came_text({ ...about(), name: gift.name || m.gifts_a_friend() }),
      // With a pledge it was sent before.
      ...(payment.provider === 'offline' ? [] : quoteMessage(gift.message)),
    ],
    ...seeSupporters(item.id),
  }))
}

function receiverOf({ name, registrationNumber: number }: FoundGift['organization']): string {
  return number
    ? m.gifts_mail_received_by_number({ organization: name, number })
    : m.gifts_mail_received_by({ organization: name })
}
