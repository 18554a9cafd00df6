import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import { isUpToCursor, type Cursor } from '#platform/database/keyset.ts'
import { countRows, endOfNewest } from '#platform/database/newest-rows.ts'
import { nameShown, textShown } from '#platform/database/in-page-language.ts'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { COUNTED_MOST } from '#platform/text/counted.ts'
import { normalize } from '#platform/text/normalize.ts'
import { containing, tellingPiece } from '#platform/text/search-pattern.ts'
import { reasonForReader } from '#domain/accounts/site-reason.ts'
import { listThrough } from '#domain/ambassadors/list-through.ts'
import type { Referral } from '#domain/ambassadors/referral.ts'
import { moneyOf, netOf, type Money } from '#domain/payments/money.ts'
import type { PaymentStatus, PaymentProviderName } from '#domain/payments/payment.ts'
import type { SupportStatus } from '../support.ts'
import { giftReference, readGiftReference } from '../gift.ts'
import {
  GIFT_PARTS,
  GIFT_SEARCH_MAX,
  GIFTS_PER_PAGE,
  GIFTS_TO_CONFIRM,
  type GiftFilter,
  type GiftPart,
} from '../gift-part.ts'
import { giftWaitsForStaff } from '../waits-for-staff.ts'

/** A gift as staff sees it. */
export type ListedGift = {
  id: string
  reference: string
  status: SupportStatus
  amountCents: number
  name: string
  email: string
  isGuest: boolean
  isNameShown: boolean
  reason: string | null
  createdAt: Date
  paidAt: Date | null
  item: { id: string; title: string }
  organization: string
  /** The referral, even if its page is hidden; null if there is none. */
  through: Referral | null
  payment: Money & { id: string; provider: PaymentProviderName; status: PaymentStatus }
  mayConfirm: boolean
  mayEnd: boolean
  mayPayBack: boolean
}

/** `cents` is null if only some of the gifts were read. */
export type GiftSums = Record<GiftFilter | 'all', { count: number; cents: number | null }>

/**
 * Lists a page (from 1) of gifts, newest first, filtered by status group and by a search for an address, a reference or
 * words of an item's title; with the number and total in cents of each group: unpaid, received and kept, refunded. Among more than
 * 1,000 gifts they are counted as `formatCounted` shows it, without totals unless `isAdded` asks for all; `isOpen` says that a search
 * was counted among the newest gifts only.
 */
export const listGifts = query({
  name: 'gifts.list-gifts',
  for: 'staff',
  input: z.object({
    part: z
      .enum([GIFTS_TO_CONFIRM, ...GIFT_PARTS])
      .nullable()
      .default(null),
    q: z.string().max(GIFT_SEARCH_MAX).default(''),
    page: z.number().int().min(1).default(1),
    isAdded: z.boolean().default(false),
  }),
  async run({ db, input }) {
    const { part, page, isAdded } = input
    const q = input.q.trim()
    const upTo = page * GIFTS_PER_PAGE
    // An item may have more gifts than a page needs; those of one status may be the oldest.
    const most = isAdded || part !== null ? null : Math.max(COUNTED_MOST, upTo) + 1
    let edge = isAdded ? null : await endOfNewest(db, sql`supports where kind = 'donate'`)
    let sums = edge && q === '' ? await countParts(db, upTo) : await sumUp(db, { q, edge, most })
    if (edge && q !== '' && sums[part ?? 'all'].count <= upTo) {
      edge = null
      sums = await sumUp(db, { q, edge, most })
    }
    return {
      sums,
      isOpen: q !== '' && sums.all.cents === null,
      total: sums[part ?? 'all'].count,
      gifts: await listPage(db, { part, page, q, edge: q === '' ? null : edge, most }),
    }
  },
})

const OF_PART: Record<GiftFilter, ReturnType<typeof sql<boolean>>> = {
  to_confirm: giftWaitsForStaff(),
  waiting: sql<boolean>`supports.status = 'pending'`,
  received: sql<boolean>`supports.status in ('confirmed', 'completed')`,
  back: sql<boolean>`supports.status = 'refunded'`,
  ended: sql<boolean>`supports.status in ('declined', 'cancelled')`,
}

/** What to search for: among the gifts before `edge`, or by the index, which returns at most so many of an item. */
type GiftSearch = { q: string; edge: Cursor | null; most: number | null }

function giftsFound(db: Db, { q: words, edge, most }: GiftSearch) {
  const reference = readGiftReference(words)
  const address = containing(words.toLowerCase())
  const piece = containing(tellingPiece(words.toLowerCase()))
  const title = containing(normalize(words))
  return db
    .selectFrom('supports')
    .innerJoin('payments', 'payments.supportId', 'supports.id')
    .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
    .where('supports.kind', '=', 'donate')
    .$if(words !== '' && isId(words), (all) => all.where('supports.id', '=', words))
    .$if(words !== '' && !isId(words), (all) =>
      edge
        ? all.where(isUpToCursor(edge, { at: 'supports.createdAt', id: 'supports.id' })).where(
            sql<boolean>`(lower(supports.email) like ${address} or project_events.search_text like ${title}
                or right(supports.id::text, 8) = ${reference})`,
          )
        : all.where(
            sql<boolean>`supports.id = any (array(select app.find_gifts(${address}, ${piece}, ${title}, ${reference}, ${most})))`,
          ),
    )
}

async function countParts(db: Db, upTo: number): Promise<GiftSums> {
  const gifts = sql`supports where kind = 'donate'`
  const counted = {
    all: gifts,
    ...Object.fromEntries(
      Object.entries(OF_PART).map(([part, isOfPart]) => [part, sql`${gifts} and ${isOfPart}`]),
    ),
  }
  const counts = await countRows(db, counted, Math.max(COUNTED_MOST, upTo))
  return Object.fromEntries(
    Object.entries(counts).map(([part, count]) => [part, { count, cents: null }]),
  ) as GiftSums
}

async function sumUp(db: Db, search: GiftSearch): Promise<GiftSums> {
  const rows = await giftsFound(db, search)
    .select([
      sql<string>`case ${sql.join(
        GIFT_PARTS.map((part) => sql`when ${OF_PART[part]} then ${sql.lit(part)}`),
        sql` `,
      )} end`.as('part'),
      sql<number>`count(*)::integer`.as('count'),
      sql<number>`sum(supports.amount_cents)::float8`.as('asked'),
      sql<number>`sum(${netOf('payments')})::float8`.as('kept'),
      sql<number>`sum(payments.refunded_cents)::float8`.as('back'),
      sql<number>`(count(*) filter (where ${OF_PART.to_confirm}))::integer`.as('countToConfirm'),
      sql<number>`coalesce(sum(supports.amount_cents) filter (where ${OF_PART.to_confirm}), 0)::float8`.as(
        'toConfirm',
      ),
    ])
    .groupBy(sql`1`)
    .execute()
  const count = rows.reduce((sum, one) => sum + one.count, 0)
  const isPartial = search.edge !== null || (search.most !== null && count >= search.most)
  const of = (part: GiftPart) => {
    const row = rows.find((one) => one.part === part)
    // Partial refunds of gifts that are kept count as refunded, too.
    const back = rows.reduce((sum, one) => sum + one.back, 0)
    const cents = { waiting: row?.asked, received: row?.kept, back, ended: row?.asked }
    return { count: row?.count ?? 0, cents: isPartial ? null : (cents[part] ?? 0) }
  }
  const parts = {
    waiting: of('waiting'),
    received: of('received'),
    back: of('back'),
    ended: of('ended'),
  }
  return {
    ...parts,
    to_confirm: {
      count: rows.reduce((sum, one) => sum + one.countToConfirm, 0),
      cents: isPartial ? null : rows.reduce((sum, one) => sum + one.toConfirm, 0),
    },
    all: { count, cents: parts.received.cents },
  }
}

async function listPage(
  db: Db,
  { part, page, ...search }: GiftSearch & { part: GiftFilter | null; page: number },
): Promise<ListedGift[]> {
  const rows = await giftsFound(db, search)
    .innerJoin('partners', 'partners.id', 'projectEvents.partnerId')
    .$if(part !== null, (all) => all.where(OF_PART[part ?? 'waiting']))
    .select([
      'supports.id',
      'supports.status',
      'supports.amountCents',
      'supports.name',
      'supports.email',
      'supports.userId',
      'supports.isNameShown',
      'supports.reason',
      'supports.createdAt',
      'projectEvents.id as itemId',
      textShown('projectEvents', 'title'),
      nameShown('partners.names', 'partners.name', 'organization'),
      'payments.id as paymentId',
      'payments.provider',
      'payments.status as paymentStatus',
      'payments.receivedCents',
      'payments.refundedCents',
      'payments.goingBackCents',
      'payments.disputedCents',
      'payments.paidAt',
    ])
    .orderBy('supports.createdAt', 'desc')
    .orderBy('supports.id', 'desc')
    .limit(GIFTS_PER_PAGE)
    .offset((page - 1) * GIFTS_PER_PAGE)
    .execute()
  const ids = rows.map(({ id }) => id)
  const through = await listThrough(db, ids, { hidden: true })
  return rows.map((row) => {
    // The columns' check constraints allow only these values.
    const status = row.status as SupportStatus
    const provider = row.provider as PaymentProviderName
    const payment = {
      id: row.paymentId,
      provider,
      status: row.paymentStatus as PaymentStatus,
      ...moneyOf(row),
    }
    return {
      id: row.id,
      reference: giftReference(row.id),
      status,
      amountCents: row.amountCents ?? 0,
      name: row.name || m.support_somebody_left(),
      email: row.email,
      isGuest: row.userId === null,
      isNameShown: row.isNameShown,
      reason: row.reason && reasonForReader(row.reason),
      createdAt: row.createdAt,
      paidAt: row.paidAt,
      item: { id: row.itemId, title: row.title ?? '' },
      organization: row.organization ?? '',
      through: through.get(row.id) ?? null,
      payment,
      mayConfirm: status === 'pending' && provider === 'offline' && payment.status === 'pending',
      mayEnd: status === 'pending',
      mayPayBack: payment.leftCents > 0,
    }
  })
}
