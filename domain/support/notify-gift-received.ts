import { m } from '#messages'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/database/scope.ts'
import { composeMail } from '#platform/mail/compose-mail.ts'
import type { NewMail } from '#platform/mail/mail.ts'
import type { TokenSigner } from '#platform/token-signer.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { format } from '#platform/text/format.ts'
import { aboutTopic } from '../accounts/mail-topic.ts'
import { formatMoney } from './money.ts'
import { findGift, type FoundGift } from './find-gift.ts'
import { giftPath, giftReference, sealGift } from './gift.ts'

/** What a command gives to the verbs within it. */
export type GiftAction = {
  db: Db
  actor: Actor
  now: Date
  mail(mail: NewMail): Promise<void>
  linkTo(path: string): string
  seal: TokenSigner
}

/**
 * The receipt of a gift whose money has come, by mail to its giver, in the transaction that enters it; and word of it to
 * the organization, unless its own people have just entered it. Whoever has left is told nothing.
 */
export async function notifyGiftReceived(ctx: GiftAction, supportId: string): Promise<void> {
  const { db, actor, mail, linkTo, seal, now } = ctx
  const gift = await findGift(db, supportId, 'any')
  if (!gift) return
  const { item, organization, payment } = gift
  const amount = formatMoney(gift.amountCents)
  const about = { amount, title: item.title, organization: organization.name }
  if (gift.email !== '') {
    await mail(
      composeMail({
        kind: 'gift.received',
        to: gift.email,
        subject: m.gifts_mail_received_subject(about),
        greeting: m.mail_greeting({ name: stripLinks(gift.name) }),
        paragraphs: [
          m.gifts_mail_received_text(about),
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
          url: linkTo(giftPath(gift.id, sealGift(seal, gift.id))),
        },
        footer: m.mail_footer(),
      }),
    )
  }
  if (actor.kind === 'member' && actor.userId === organization.ownerId) return
  await mail(
    composeMail({
      kind: 'gift.came',
      to: organization.email,
      subject: m.gifts_mail_came_subject(about),
      greeting: m.mail_greeting({ name: organization.name }),
      paragraphs: [m.gifts_mail_came_text({ ...about, name: gift.name || m.gifts_a_friend() })],
      action: {
        label: m.support_mail_new_action(),
        url: linkTo(`/partner-dashboard/supporters?post=${item.id}`),
      },
      footer: m.mail_footer(),
      topic: aboutTopic('organization'),
    }),
  )
}

function receiverOf({ name, registrationNumber: number }: FoundGift['organization']): string {
  return number
    ? m.gifts_mail_received_by_number({ organization: name, number })
    : m.gifts_mail_received_by({ organization: name })
}
