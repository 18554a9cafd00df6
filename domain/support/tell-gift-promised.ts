import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { findHowToPay, goesToTeam } from '../payments/how-to-pay.ts'
import { organizationAddress } from './organization-address.ts'
import { giftReference } from './gift.ts'
import type { GiftAction } from './notify-gift-received.ts'
import { seeSupporters } from './mails.ts'

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
  { db, notify }: Pick<GiftAction, 'db' | 'notify'>,
  gift: PromisedGift,
): Promise<void> {
  const told = await db
    .selectFrom('supports')
    .select(organizationAddress('supports.projectEventId').as('address'))
    .where('id', '=', gift.id)
    .executeTakeFirst()
  await notify({
    kind: 'support.new',
    to: { email: told?.address ?? null, name: gift.organization },
    subject: m.support_mail_new_subject({ title: gift.title }),
    paragraphs: [m.gifts_mail_new_text(gift), ...(await whatToDo(db, gift))],
    ...seeSupporters(gift.itemId),
  })
}

async function whatToDo(db: Db, { id, paymentId }: PromisedGift): Promise<string[]> {
  const reference = giftReference(id)
  if (await goesToTeam(db, paymentId)) return [m.gifts_mail_new_team({ reference })]
  // Told nothing but that the organization will write, so it has to.
  const isUnsaid = (await findHowToPay(db, paymentId)) === null
  return [...(isUnsaid ? [m.gifts_mail_new_write()] : []), m.gifts_mail_new_more({ reference })]
}
