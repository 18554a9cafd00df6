import { sql } from 'kysely'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { moneyOf, type Money } from '../payments/money.ts'
import { isPaidToTeam } from '../payments/is-paid-to-team.ts'
import type { PaymentStatus, Provider } from '../payments/payment.ts'
import type { SupportStatus } from './support.ts'

export type FoundGift = {
  id: string
  status: SupportStatus
  amountCents: number
  name: string
  email: string
  userId: string | null
  item: { id: string; title: string }
  organization: {
    name: string
    email: string
    registrationNumber: string
    ownerId: string | null
  }
  payment: Money & {
    id: string
    provider: Provider
    status: PaymentStatus
    paidAt: Date | null
    /** Paid without a provider to whoever runs the site, not to the organization. */
    isPaidToTeam: boolean
  }
}

/**
 * A gift with its payment, or null. `own-partner`: of the caller's own approved organization. `any`: whichever the
 * caller's role may see, for staff and jobs.
 */
export async function findGift(
  db: Db,
  id: string,
  whose: 'own-partner' | 'any',
): Promise<FoundGift | null> {
  if (!isId(id)) return null
  const row = await db
    .selectFrom('supports')
    .innerJoin('payments', 'payments.support_id', 'supports.id')
    .innerJoin('project_events', 'project_events.id', 'supports.project_event_id')
    .innerJoin('partners', 'partners.id', 'project_events.partner_id')
    .select([
      'supports.id',
      'supports.status',
      'supports.amount_cents',
      'supports.name',
      'supports.email',
      'supports.user_id',
      'project_events.id as item_id',
      'project_events.title',
      'partners.name as organization',
      'partners.email as organization_email',
      'partners.registration_number',
      'partners.user_id as owner_id',
      'payments.id as payment_id',
      'payments.provider',
      'payments.status as payment_status',
      'payments.received_cents',
      'payments.refunded_cents',
      'payments.going_back_cents',
      'payments.disputed_cents',
      'payments.paid_at',
      isPaidToTeam().as('is_paid_to_team'),
    ])
    .where('supports.id', '=', id)
    .$if(whose === 'own-partner', (query) =>
      query.where(sql<boolean>`project_events.partner_id = app.own_approved_partner()`),
    )
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    // The columns' checks allow these words and no others.
    status: row.status as SupportStatus,
    amountCents: row.amount_cents ?? 0,
    name: row.name,
    email: row.email,
    userId: row.user_id,
    item: { id: row.item_id, title: row.title ?? '' },
    organization: {
      name: row.organization,
      email: row.organization_email,
      registrationNumber: row.registration_number,
      ownerId: row.owner_id,
    },
    payment: {
      id: row.payment_id,
      provider: row.provider as Provider,
      status: row.payment_status as PaymentStatus,
      ...moneyOf(row),
      paidAt: row.paid_at,
      isPaidToTeam: row.is_paid_to_team,
    },
  }
}
