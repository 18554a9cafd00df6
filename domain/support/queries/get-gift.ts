import { z } from 'zod'
import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { listThrough } from '#domain/ambassadors/list-through.ts'
import type { Referral } from '#domain/ambassadors/referral.ts'
import { howToPay } from '#domain/payments/how-to-pay.ts'
import { findGift, type FoundGift } from '../find-gift.ts'
import { giftReference } from '../gift.ts'

/** A gift as its giver sees it. Times are ISO texts. */
export type OwnGift = Pick<FoundGift, 'id' | 'status' | 'amountCents' | 'name' | 'email'> & {
  reference: string
  message: string
  isNameShown: boolean
  /** Why it was declined or paid back; empty where nobody has said. */
  reason: string
  createdAt: string
  /** Through whom it came; null for what came by itself. */
  through: Referral | null
  paidAt: string | null
  paidBackAt: string | null
  item: FoundGift['item'] & { isPublic: boolean }
  organization: { id: string; name: string; registrationNumber: string; isPublic: boolean }
  payment: Omit<FoundGift['payment'], 'paidAt'> & { dueAt: string | null }
  /** How to pay, while it waits for money that people move; else null. */
  howToPay: string | null
}

/** One gift, for whoever has proved to be its giver. @throws AppError not_found */
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
      isNameShown: more.is_name_shown,
      reason: more.reason ?? '',
      createdAt: more.created_at.toISOString(),
      through: (await listThrough(db, [gift.id])).get(gift.id) ?? null,
      paidAt: paidAt?.toISOString() ?? null,
      paidBackAt: more.paid_back_at?.toISOString() ?? null,
      item: { ...gift.item, isPublic: more.is_public },
      organization: {
        id: more.partner_id,
        name: organization.name,
        registrationNumber: organization.registrationNumber,
        isPublic: more.partner_is_public,
      },
      payment: { ...payment, dueAt: more.due_at?.toISOString() ?? null },
      howToPay: isWaiting ? await howToPay(db, payment.id) : null,
    }
  },
})

function readMore(db: Db, { id }: FoundGift) {
  return db
    .selectFrom('supports')
    .innerJoin('payments', 'payments.support_id', 'supports.id')
    .innerJoin('project_events', 'project_events.id', 'supports.project_event_id')
    .innerJoin('partners', 'partners.id', 'project_events.partner_id')
    .select([
      'supports.message',
      'supports.is_name_shown',
      'supports.reason',
      'supports.created_at',
      'payments.due_at',
      'project_events.is_public',
      'partners.id as partner_id',
      'partners.is_public as partner_is_public',
    ])
    .select((of) =>
      of
        .selectFrom('payment_entries')
        .select((entry) => entry.fn.max('payment_entries.created_at').as('at'))
        .whereRef('payment_entries.payment_id', '=', 'payments.id')
        .where('payment_entries.kind', '=', 'refunded')
        .as('paid_back_at'),
    )
    .where('supports.id', '=', id)
    .executeTakeFirstOrThrow()
}
