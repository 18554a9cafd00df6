import { sql } from 'kysely'
import { m } from '#messages'
import { organizationTeam } from '#domain/partners/team-recipient.ts'
import { inPageLanguage, type TextInEach } from '#platform/text/translations.ts'
import { pageLanguage } from '#platform/text/language.ts'
import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { attributeSupport } from '#domain/ambassadors/attribute-support.ts'
import { beginPayment } from '#domain/payments/begin-payment.ts'
import { mayMailHowToPay } from '#domain/payments/may-mail-how-to-pay.ts'
import { itemToSupport } from '../item-to-support.ts'
import { formatMoney } from '#platform/text/money.ts'
import { refusedByDatabase } from '../refused-by-database.ts'
import { obstacleTo } from '../support-rules.ts'
import { supportProblemLabel } from '../support-words.ts'
import { GIFTS_WAITING_MAX } from '../support.ts'
import { GIFTS_WAITING_ANYWHERE_MAX, giftReference } from '../gift.ts'
import { giftSchema } from '../gift-schema.ts'
import { sendPaymentInstructions } from '../send-payment-instructions.ts'
import { findHowToPay, goesToTeam } from '../../payments/how-to-pay.ts'
import type { GiftAction } from '../notify-gift-received.ts'
import { quoteMessage, seeSupporters } from '../mails.ts'

type PromisedGift = {
  id: string
  paymentId: string
  item: { id: string; partnerId: string }
  amountCents: number
  titles: TextInEach
  organizations: TextInEach
  name: string
  message: string
}

/**
 * Gives an amount, in dollars as typed and stored in cents, to an item: an unpaid gift with its payment. Members give
 * in their account's name, visitors with a name and an address, and may ask for updates in the language of the page. An offline gift emails the donor how to pay and the
 * organization to expect it; a card gift emails both once paid.
 *
 * @throws AppError not_found for an item that is not public; conflict if it is over, takes no gifts, belongs to the
 * donor's own organization, or the donor has too many unpaid gifts; closed; bad_input by field.
 */
export const giveGift = command({
  name: 'gifts.give-gift',
  for: 'guest',
  feature: 'donations',
  once: true,
  input: giftSchema,
  async run({ db, actor, input, now, notify, seal }) {
    const userId = actor.kind === 'member' ? actor.userId : null
    const guestId = actor.kind === 'guest' ? actor.guestId : null
    const item = await itemToSupport(db, input.itemId, now)
    const obstacle = obstacleTo('donate', item, { own: [], isOwnItem: item.isOwnItem, now })
    if (obstacle) throw new AppError('conflict', supportProblemLabel(obstacle))
    const donor = userId ? await accountOf(db, userId) : typedBy(input)
    await refuseTooMany(db, { itemId: item.id, userId, guestId })

    const id = newId(now)
    const row = {
      id,
      projectEventId: item.id,
      kind: 'donate',
      ...(userId ? { userId } : { guestId }),
      ...donor,
      message: input.message,
      amountCents: input.amount,
      isNameShown: input.isNameShown,
      createdAt: now,
      updatedAt: now,
    }
    try {
      await db.insertInto('supports').values(row).execute()
    } catch (error) {
      throw refusedByDatabase(error, false)
    }
    await attributeSupport(db, { supportId: id, referral: input.referral })
    const { provider, amount: amountCents } = input
    const paymentId = await beginPayment(db, {
      kind: 'gift',
      supportId: id,
      provider,
      amountCents,
      now,
    })
    if (provider !== 'offline') return { id, paymentId }

    const { organizations, titles } = item
    const about = { amountCents, titles, organizations, name: donor.name }
    if (await mayMailHowToPay(db, { actor, email: donor.email, now })) {
      await sendPaymentInstructions(
        { db, notify, seal },
        { ...about, id, paymentId, email: donor.email, isMember: userId !== null },
      )
    }
    const promised = { ...about, id, paymentId, item, message: input.message }
    await tellGiftPromised({ db, notify }, promised)
    return { id, paymentId }
  },
})

async function accountOf(db: Db, userId: string): Promise<{ name: string; email: string }> {
  const { fullName, email } = await db
    .selectFrom('profiles')
    .select(['fullName', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { name: fullName, email }
}

function typedBy(
  input: { as: 'member' } | { as: 'guest'; name: string; email: string; updates: boolean },
) {
  // Signed out in the meantime: the form must ask for the name first.
  if (input.as === 'member') throw new AppError('not_signed_in', m.gifts_signed_out())
  return { name: input.name, email: input.email, updatesIn: input.updates ? pageLanguage() : null }
}

/** So that no one floods an organization. */
async function refuseTooMany(
  db: Db,
  of: { itemId: string; userId: string | null; guestId: string | null },
): Promise<void> {
  const { rows } = await sql<{ here: number; anywhere: number }>`
    select (count(*) filter (where project_event_id = ${of.itemId}))::integer as here, count(*)::integer as anywhere
    from supports where kind = 'donate' and status = 'pending'
      and ${of.userId ? sql`user_id = ${of.userId}` : sql`guest_id = ${of.guestId}`}`.execute(db)
  const { here = 0, anywhere = 0 } = rows[0] ?? {}
  if (here >= GIFTS_WAITING_MAX || anywhere >= GIFTS_WAITING_ANYWHERE_MAX) {
    throw new AppError('conflict', m.support_too_many_gifts())
  }
}

/** Emails the organization about an offline gift: to expect the payment, or that the site's team handles it. */
async function tellGiftPromised(
  { db, notify }: Pick<GiftAction, 'db' | 'notify'>,
  gift: PromisedGift,
): Promise<void> {
  const isTeams = await goesToTeam(db, gift.paymentId)
  const isHowToPayKnown = (await findHowToPay(db, gift.paymentId)) !== null
  await notify(() => ({
    kind: 'support.new',
    to: organizationTeam(gift.item.partnerId, inPageLanguage(gift.organizations), 'money'),
    subject: m.support_mail_new_subject({ title: inPageLanguage(gift.titles) }),
    paragraphs: [
      m.gifts_mail_new_text({
        name: gift.name,
        amount: formatMoney(gift.amountCents),
        title: inPageLanguage(gift.titles),
      }),
      ...quoteMessage(gift.message),
      ...whatToDo(gift, { isTeams, isHowToPayKnown }),
    ],
    ...seeSupporters(gift.item.id),
  }))
}

function whatToDo(
  { id }: PromisedGift,
  { isTeams, isHowToPayKnown }: { isTeams: boolean; isHowToPayKnown: boolean },
): string[] {
  const reference = giftReference(id)
  if (isTeams) return [m.gifts_mail_new_team({ reference })]
  // The donor was only told that the organization will write, so it has to.
  return [
    ...(isHowToPayKnown ? [] : [m.gifts_mail_new_write()]),
    m.gifts_mail_new_more({ reference }),
  ]
}
