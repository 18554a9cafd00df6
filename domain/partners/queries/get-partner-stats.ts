import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { leftOf, netOf } from '#domain/payments/money.ts'
import { DEFAULT_TIME_ZONE } from '#domain/project-events/project-event.ts'
import { isOver } from '#domain/support/is-over.ts'
import { isOfItemsOf } from '#domain/support/of-items.ts'
import { ownApprovedPartner } from '#domain/support/own-partner.ts'
import { PERIODS, periodOf, type Steps } from '../period.ts'

/**
 * The figures of one step, or of the whole period. Gifts and sales in cents; `confirmed` is the received, not refunded
 * part of `pledged`.
 */
export type PartnerTotals = {
  supports: number
  places: number
  pledged: number
  confirmed: number
  sold: number
  hours: number
  meals: number
  views: number
}

export type OwnFigures = {
  unit: 'day' | 'month'
  /** Each step with its first day, oldest first. */
  steps: (PartnerTotals & { day: string })[]
  all: PartnerTotals
  /** The number of distinct supporters in the period. */
  people: number
  /** The places of current public items that count them. */
  placesNow: { taken: number; offered: number }
}

/**
 * Returns the statistics of the caller's own approved organization: supports and gifts by request date, hours and meals
 * by entry date, sales by order date, less refunds, including pending ones, and views as numbers only. Declined and
 * cancelled supports take no places and give nothing.
 *
 * @throws AppError forbidden without an approved organization.
 */
export const getPartnerStats = query({
  name: 'partners.get-own-figures',
  for: 'member',
  input: z.object({ period: z.enum(PERIODS) }),
  async run({ db, input, now }): Promise<OwnFigures> {
    const partnerId = await ownApprovedPartner(db)
    const steps = periodOf(input.period, now)
    const found = [
      ...(await countAsked(db, partnerId, steps)),
      ...(await countSold(db, partnerId, steps)),
      ...(await countDone(db, steps, partnerId)),
      ...(await countViews(db, steps)),
    ]
    const shown = steps.steps.map((day) => ({
      day,
      ...add(found.filter((sums) => sums.day === day)),
    }))
    return {
      unit: steps.unit,
      steps: shown,
      all: add(shown),
      people: await countPeople(db, partnerId, steps.since),
      placesNow: await countPlaces(db, partnerId, now),
    }
  },
})

type Found = Partial<PartnerTotals> & { day: string }

const NOTHING: PartnerTotals = {
  supports: 0,
  places: 0,
  pledged: 0,
  confirmed: 0,
  sold: 0,
  hours: 0,
  meals: 0,
  views: 0,
}

function add(found: readonly Partial<PartnerTotals>[]): PartnerTotals {
  const sums = { ...NOTHING }
  for (const key of Object.keys(sums) as (keyof PartnerTotals)[]) {
    sums[key] = found.reduce((sum, one) => sum + Number(one[key] ?? 0), 0)
  }
  return sums
}

function stepOf(column: string, { unit }: Steps) {
  return sql<string>`date_trunc(${sql.lit(unit)}, ${sql.ref(column)} at time zone ${sql.lit(DEFAULT_TIME_ZONE)})::date::text`
}

async function countAsked(db: Db, partnerId: string, steps: Steps): Promise<Found[]> {
  const stands = sql`supports.status in ('pending', 'confirmed', 'completed')`
  return db
    .selectFrom('supports')
    .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
    .leftJoin('payments', 'payments.supportId', 'supports.id')
    .where('projectEvents.partnerId', '=', partnerId)
    .where(isOfItemsOf(partnerId))
    .where('supports.createdAt', '>=', steps.since)
    .groupBy(sql`1`)
    .select([
      stepOf('supports.createdAt', steps).as('day'),
      sql<number>`count(*)::integer`.as('supports'),
      sql<number>`coalesce(sum(supports.places)
        filter (where supports.kind in ('volunteer', 'attend') and ${stands}), 0)::integer`.as(
        'places',
      ),
      sql<number>`coalesce(sum(supports.amount_cents) filter (where ${stands}), 0)::float8`.as(
        'pledged',
      ),
      sql<number>`coalesce(sum(${netOf('payments')})
        filter (where supports.status in ('confirmed', 'completed')), 0)::float8`.as('confirmed'),
    ])
    .execute()
}

async function countSold(db: Db, partnerId: string, steps: Steps): Promise<Found[]> {
  return db
    .selectFrom('partnerOrders')
    .where('partnerId', '=', partnerId)
    .where('createdAt', '>=', steps.since)
    .groupBy(sql`1`)
    .select([
      stepOf('created_at', steps).as('day'),
      sql<number>`sum(${leftOf('partner_orders')})::float8`.as('sold'),
    ])
    .execute()
}

async function countDone(db: Db, steps: Steps, partnerId: string): Promise<Found[]> {
  const ofSupports = await db
    .selectFrom('supports')
    .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
    .where('projectEvents.partnerId', '=', partnerId)
    .where(isOfItemsOf(partnerId))
    .where('supports.status', '=', 'completed')
    .where('supports.decidedAt', '>=', steps.since)
    .groupBy(sql`1`)
    .select((of) => [
      stepOf('supports.decidedAt', steps).as('day'),
      of.fn.sum<number>('supports.hours').as('hours'),
      of.fn.sum<number>('supports.meals').as('meals'),
    ])
    .execute()
  const ofItems = await db
    .selectFrom('projectEvents')
    .where('partnerId', '=', partnerId)
    .where('completedAt', '>=', steps.since)
    .groupBy(sql`1`)
    .select((of) => [
      stepOf('completed_at', steps).as('day'),
      of.fn.sum<number>('hours').as('hours'),
      of.fn.sum<number>('meals').as('meals'),
    ])
    .execute()
  return [...ofSupports, ...ofItems]
}

async function countViews(db: Db, { since, unit }: Steps): Promise<Found[]> {
  const { rows } = await sql<{ day: string; views: number }>`
    select at::text as day, sum(views)::integer as views
    from app.own_page_views(${since}, ${unit}) group by at`.execute(db)
  return rows
}

async function countPeople(db: Db, partnerId: string, since: Date): Promise<number> {
  const { people } = await db
    .selectFrom('supports')
    .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
    .where('projectEvents.partnerId', '=', partnerId)
    .where(isOfItemsOf(partnerId))
    .where('supports.createdAt', '>=', since)
    // Deleted users cannot be told apart: each of their supports counts as one person.
    .select(
      sql<number>`count(distinct coalesce(supports.user_id, supports.id))::integer`.as('people'),
    )
    .executeTakeFirstOrThrow()
  return people
}

async function countPlaces(db: Db, partnerId: string, now: Date) {
  const { taken, offered } = await db
    .selectFrom('projectEvents')
    .where('partnerId', '=', partnerId)
    .where('isPublic', '=', true)
    .where('places', 'is not', null)
    .where(sql<boolean>`not ${isOver(now)}`)
    .select([
      sql<number>`coalesce(sum(places_taken), 0)::integer`.as('taken'),
      sql<number>`coalesce(sum(places), 0)::integer`.as('offered'),
    ])
    .executeTakeFirstOrThrow()
  return { taken, offered }
}
