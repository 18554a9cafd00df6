import type { Db } from '#platform/database/scope.ts'
import type { Money } from '../payments/money.ts'
import type { OrderStatus } from './order.ts'

/** One refund of a partner order. */
export type PartRefund = {
  id: string
  amountCents: number
  /** The reason, if one was given for this refund. */
  reason: string | null
  at: Date
}

/** Whether a partner order can be partly refunded: it is paid, not closed, and has money left. */
export function mayRefundSome(status: OrderStatus, { leftCents }: Money): boolean {
  return ['processing', 'shipped', 'delivered'].includes(status) && leftCents > 0
}

/** Lists the refunds of each partner order, oldest first. */
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
