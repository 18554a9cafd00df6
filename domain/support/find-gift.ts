import { sql } from 'kysely'
import { textInEach } from '#platform/database/in-page-language.ts'
import type { TextInEach } from '#platform/text/translations.ts'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { moneyOf, type Money } from '../payments/money.ts'
import { isPaidToTeam } from '../payments/is-paid-to-team.ts'
import type { PaymentStatus, PaymentProviderName } from '../payments/payment.ts'
import type { GiftStatus } from './support.ts'

export type FoundGift = {
  id: string
  status: GiftStatus
  amountCents: number
  name: string
  email: string
  /** Sent with the gift; may be empty. */
  message: string
  userId: string | null
  item: { id: string; titles: TextInEach }
  organization: {
    id: string
    /** The registered one, for receipts. */
    name: string
    names: TextInEach
    registrationNumber: string
    ownerId: string | null
  }
  payment: Money & {
    id: string
    provider: PaymentProviderName
    status: PaymentStatus
    paidAt: Date | null
    /** Paid without a provider to the site's team, not to the organization. */
    isPaidToTeam: boolean
  }
}

/**
 * Finds a gift with its payment, or null. `own-partner`: of the caller's own approved organization. `any`: any the
 * caller's role can see, for staff and jobs.
 */
export async function findGift(
  db: Db,
  id: string,
  whose: 'own-partner' | 'any',
): Promise<FoundGift | null> {
  if (!isId(id)) return null
  const row = await db
    .selectFrom('supports')
    .innerJoin('payments', 'payments.supportId', 'supports.id')
    .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
    .innerJoin('partners', 'partners.id', 'projectEvents.partnerId')
    .select([
      'supports.id',
      'supports.status',
      'supports.amountCents',
      'supports.name',
      'supports.email',
      'supports.message',
      'supports.userId',
      'projectEvents.id as itemId',
      textInEach('projectEvents', 'title', 'titles'),
      'partners.name as organization',
      'partners.names as organizationNames',
      'partners.id as partnerId',
      'partners.registrationNumber',
      'partners.userId as ownerId',
      'payments.id as paymentId',
      'payments.provider',
      'payments.status as paymentStatus',
      'payments.receivedCents',
      'payments.refundedCents',
      'payments.goingBackCents',
      'payments.disputedCents',
      'payments.paidAt',
      isPaidToTeam().as('isPaidToTeam'),
    ])
    .where('supports.id', '=', id)
    .$if(whose === 'own-partner', (query) =>
      query.where(
        sql<boolean>`project_events.partner_id = app.own_partner('{approved}', '{money}')`,
      ),
    )
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    // The columns' check constraints allow only these values.
    status: row.status as GiftStatus,
    amountCents: row.amountCents ?? 0,
    name: row.name,
    email: row.email,
    message: row.message,
    userId: row.userId,
    item: { id: row.itemId, titles: row.titles },
    organization: {
      name: row.organization,
      names: row.organizationNames as TextInEach,
      id: row.partnerId,
      registrationNumber: row.registrationNumber,
      ownerId: row.ownerId,
    },
    payment: {
      id: row.paymentId,
      provider: row.provider as PaymentProviderName,
      status: row.paymentStatus as PaymentStatus,
      ...moneyOf(row),
      paidAt: row.paidAt,
      isPaidToTeam: row.isPaidToTeam,
    },
  }
}
