import type { Db } from '#platform/database/scope.ts'
import type { Money } from '../payments/money.ts'
import type { OrderStatus } from './order.ts'

/** Money of a part that was refunded. */
export type PartRefund = {
  id: string
  amountCents: number
  /** The reason, where someone has given one for this refund. */
  reason: string | null
  at: Date
}

/** Whether some of a part can be refunded: it is paid, not closed, and something is left. */
export function mayRefundSome(status: OrderStatus, { leftCents }: Money): boolean {
  return ['processing', 'shipped', 'delivered'].includes(status) && leftCents > 0
}

/** What was refunded of each of these parts, in steps, the oldest first. */
export async function refundsOfParts(
  db: Db,
  partIds: readonly string[],
): Promise<Map<string, PartRefund[]>> {
  const byPart = new Map<string, PartRefund[]>()
  if (partIds.length === 0) return byPart
  const rows = await db
    .selectFrom('payment_entry_shares as share')
    .leftJoin('refunds', 'refunds.id', 'share.refund_id')
    .select(['share.entry_id', 'share.partner_order_id', 'share.amount_cents', 'share.created_at'])
    .select('refunds.reason')
    .where('share.partner_order_id', 'in', [...partIds])
    .where('share.kind', '=', 'refunded')
    .orderBy('share.created_at')
    .orderBy('share.entry_id')
    .execute()
  for (const { entry_id: id, partner_order_id: part, ...row } of rows) {
    const refund = { id, amountCents: row.amount_cents, reason: row.reason, at: row.created_at }
    byPart.set(part, [...(byPart.get(part) ?? []), refund])
  }
  return byPart
}
