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
    .selectFrom('paymentEntryShares as share')
    .leftJoin('refunds', 'refunds.id', 'share.refundId')
    .select(['share.entryId', 'share.partnerOrderId', 'share.amountCents', 'share.createdAt'])
    .select('refunds.reason')
    .where('share.partnerOrderId', 'in', [...partIds])
    .where('share.kind', '=', 'refunded')
    .orderBy('share.createdAt')
    .orderBy('share.entryId')
    .execute()
  for (const { entryId: id, partnerOrderId: part, ...row } of rows) {
    const refund = { id, amountCents: row.amountCents, reason: row.reason, at: row.createdAt }
    byPart.set(part, [...(byPart.get(part) ?? []), refund])
  }
  return byPart
}
