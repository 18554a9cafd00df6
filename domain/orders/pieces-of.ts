import type { Db } from '#platform/database/scope.ts'
import type { Piece } from './desk.ts'

/** What is in some parts, each part's in the order of their names. */
export async function piecesOf(db: Db, partIds: readonly string[]): Promise<Piece[]> {
  if (partIds.length === 0) return []
  const rows = await db
    .selectFrom('order_lines')
    .select(['id', 'partner_order_id', 'product_name', 'size', 'quantity', 'price_cents'])
    .select('refunded_quantity')
    .where('partner_order_id', 'in', [...partIds])
    .orderBy('product_name')
    .orderBy('size')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    partId: row.partner_order_id,
    lineId: row.id,
    name: row.product_name,
    size: row.size,
    quantity: row.quantity,
    refundedQuantity: row.refunded_quantity,
    priceCents: row.price_cents,
  }))
}
