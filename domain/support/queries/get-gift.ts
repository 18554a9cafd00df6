import { z } from 'zod'
import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { query } from '#platform/operation.ts'
import { reasonForReader } from '#domain/accounts/site-reason.ts'
import { listThrough } from '#domain/ambassadors/list-through.ts'
import type { Referral } from '#domain/ambassadors/referral.ts'
import { findHowToPay, paymentWords } from '#domain/payments/how-to-pay.ts'
import { findGift, type FoundGift } from '../find-gift.ts'
import { giftReference } from '../gift.ts'

/** A gift as its donor sees it. */
export type OwnGift = Pick<FoundGift, 'id' | 'status' | 'amountCents' | 'name' | 'email'> & {
  reference: string
  message: string
  isNameShown: boolean
  /** Whether its donor, without an account, wants emails with updates; null where an account decides. */
  wantsUpdates: boolean | null
  /** Why it was declined or refunded; empty if no reason was given. */
  reason: string
  createdAt: Date
  /** The referral; null if there is none. */
  through: Referral | null
  paidAt: Date | null
  paidBackAt: Date | null
  item: { id: string; title: string; isPublic: boolean }
  organization: {
    id: string
    /** In the language of the page. */
    name: string
    /** As receipts show it. */
    registeredName: string
    registrationNumber: string
    isPublic: boolean
  }
  payment: Omit<FoundGift['payment'], 'paidAt'> & { dueAt: Date | null }
  /** Payment instructions in the language of the page while an offline payment is pending; else null. */
  howToPay: string | null
}

/** Returns a gift to a caller verified as its donor. @throws AppError not_found */
export const getGift = query({
  name: 'gifts.get-gift',
  for: 'system',
  input: z.object({ id: z.string() }),
  async run({ db, input }): Promise<OwnGift> {
    const gift = await findGift(db, input.id, 'any')
    if (!gift) throw new AppError('not_found', m.gifts_unknown())
    const more = await readMore(db, gift)
    const { organization } = gift
    const { paidAt, ...payment } = gift.payment
    const isWaiting = gift.status === 'pending' && payment.provider === 'offline'
    return {
      id: gift.id,
      status: gift.status,
      amountCents: gift.amountCents,
      name: gift.name,
      email: gift.email,
      reference: giftReference(gift.id),
      message: more.message,
      isNameShown: more.isNameShown,
      wantsUpdates: gift.userId === null && gift.email !== '' ? more.updatesIn !== null : null,
      reason: reasonForReader(more.reason ?? ''),
      createdAt: more.createdAt,
      through: (await listThrough(db, [gift.id])).get(gift.id) ?? null,
      paidAt: paidAt,
      paidBackAt: more.paidBackAt,
      item: {
        id: gift.item.id,
        title: inPageLanguage(gift.item.titles),
        isPublic: more.isPublic,
      },
      organization: {
        id: more.partnerId,
        name: inPageLanguage(organization.names),
        registeredName: organization.name,
        registrationNumber: organization.registrationNumber,
        isPublic: more.partnerIsPublic,
      },
      payment: { ...payment, dueAt: more.dueAt },
      howToPay: isWaiting
        ? paymentWords(await findHowToPay(db, payment.id), payment.isPaidToTeam)
        : null,
    }
  },
})

function readMore(db: Db, { id }: FoundGift) {
  return db
    .selectFrom('supports')
    .innerJoin('payments', 'payments.supportId', 'supports.id')
    .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
    .innerJoin('partners', 'partners.id', 'projectEvents.partnerId')
    .select([
      'supports.message',
      'supports.isNameShown',
      'supports.updatesIn',
      'supports.reason',
      'supports.createdAt',
      'payments.dueAt',
      'projectEvents.isPublic',
      'partners.id as partnerId',
      'partners.isPublic as partnerIsPublic',
    ])
    .select((of) =>
      of
        .selectFrom('paymentEntries')
        .select((entry) => entry.fn.max('paymentEntries.createdAt').as('at'))
        .whereRef('paymentEntries.paymentId', '=', 'payments.id')
        .where('paymentEntries.kind', '=', 'refunded')
        .as('paidBackAt'),
    )
    .where('supports.id', '=', id)
    .executeTakeFirstOrThrow()
}
