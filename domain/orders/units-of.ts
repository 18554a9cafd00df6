import type { Db } from '#platform/database/scope.ts'
import type { OrderedUnits } from './desk.ts'

/** Lists the lines of some partner orders, sorted by product name within each. */
export async function unitsOf(db: Db, partIds: readonly string[]): Promise<OrderedUnits[]> {
  if (partIds.length === 0) return []
  const rows = await db
    .selectFrom('orderLines')
    .select(['id', 'partnerOrderId', 'productName', 'size', 'quantity', 'priceCents'])
    .select('refundedQuantity')
    .where('partnerOrderId', 'in', [...partIds])
    .orderBy('productName')
    .orderBy('size')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    partId: row.partnerOrderId,
    lineId: row.id,
    name: row.productName,
    size: row.size,
    quantity: row.quantity,
    refundedQuantity: row.refundedQuantity,
    priceCents: row.priceCents,
  }))
}
