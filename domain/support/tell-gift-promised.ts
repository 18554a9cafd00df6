import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { composeMail } from '#platform/mail/compose-mail.ts'
import { aboutTopic } from '../accounts/mail-topic.ts'
import { findHowToPay, goesToTeam } from '../payments/how-to-pay.ts'
import { organizationAddress } from './organization-address.ts'
import { giftReference } from './gift.ts'
import type { GiftAction } from './notify-gift-received.ts'

type PromisedGift = {
  id: string
  paymentId: string
  itemId: string
  amount: string
  title: string
  organization: string
  name: string
}

/** Tells the organization that somebody wants to give without a provider: to look for the money, or that the site's team does. */
export async function tellGiftPromised(
  { db, mail, linkTo }: Pick<GiftAction, 'db' | 'mail' | 'linkTo'>,
  gift: PromisedGift,
): Promise<void> {
  const told = await db
    .selectFrom('supports')
    .select(organizationAddress('supports.projectEventId').as('address'))
    .where('id', '=', gift.id)
    .executeTakeFirst()
  if (!told?.address) return
  await mail(
    composeMail({
      kind: 'support.new',
      to: told.address,
      subject: m.support_mail_new_subject({ title: gift.title }),
      greeting: m.mail_greeting({ name: gift.organization }),
      paragraphs: [m.gifts_mail_new_text(gift), ...(await whatToDo(db, gift))],
      action: {
        label: m.support_mail_new_action(),
        url: linkTo(`/partner-dashboard/supporters?post=${gift.itemId}`),
      },
      footer: m.mail_footer(),
      topic: aboutTopic('organization'),
    }),
  )
}

async function whatToDo(db: Db, { id, paymentId }: PromisedGift): Promise<string[]> {
  const reference = giftReference(id)
  if (await goesToTeam(db, paymentId)) return [m.gifts_mail_new_team({ reference })]
  // Told nothing but that the organization will write, so it has to.
  const isUnsaid = (await findHowToPay(db, paymentId)) === null
  return [...(isUnsaid ? [m.gifts_mail_new_write()] : []), m.gifts_mail_new_more({ reference })]
}
