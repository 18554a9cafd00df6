import type { Db } from '#platform/database/scope.ts'
import { fileAddress } from '../files/file.ts'
import { moneyOf } from '../payments/money.ts'
import type { OrderLine, OrderPart, OrderStatus } from './order.ts'
import { lineName } from './line-name.ts'
import { orderOrganizations } from './order-organizations.ts'

/** The parts of an order that the caller may see, with their lines and pictures, in the order of their ids. */
export async function readParts(db: Db, orderId: string): Promise<OrderPart[]> {
  const parts = await db
    .selectFrom('partner_orders')
    .select([
      'id',
      'partner_id',
      'status',
      'total_cents',
      'tracking',
      'reason',
      'shipped_at',
      'delivered_at',
      'closed_at',
      'received_cents',
      'refunded_cents',
      'going_back_cents',
      'disputed_cents',
    ])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  const lines = await readLines(
    db,
    parts.map(({ id }) => id),
  )
  const organizations = await orderOrganizations(db, orderId)
  return parts.map((part) => {
    const organization = organizations.get(part.partner_id ?? '')
    return {
      id: part.id,
      partnerId: part.partner_id,
      organization: organization?.name ?? null,
      isPublic: organization?.isPublic ?? false,
      // The column's check allows these words and no others.
      status: part.status as OrderStatus,
      totalCents: part.total_cents,
      money: moneyOf(part),
      tracking: part.tracking,
      reason: part.reason,
      shippedAt: part.shipped_at?.toISOString() ?? null,
      deliveredAt: part.delivered_at?.toISOString() ?? null,
      closedAt: part.closed_at?.toISOString() ?? null,
      lines: lines.get(part.id) ?? [],
    }
  })
}

/** The lines of parts, by the part's id. */
export async function readLines(
  db: Db,
  partIds: readonly string[],
): Promise<Map<string, OrderLine[]>> {
  const byPart = new Map<string, OrderLine[]>()
  if (partIds.length === 0) return byPart
  const rows = await db
    .selectFrom('order_lines')
    // Jobs see every product; a page is there for public ones only.
    .leftJoin('products', (join) =>
      join.onRef('products.id', '=', 'order_lines.product_id').on('products.is_public', '=', true),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('product_images')
          .select(['file_id', 'alt'])
          .whereRef('product_id', '=', 'products.id')
          .orderBy('position')
          .limit(1)
          .as('cover'),
      (join) => join.onTrue(),
    )
    .select([
      'order_lines.id',
      'order_lines.partner_order_id',
      'order_lines.product_id',
      'order_lines.product_name',
      'order_lines.size',
      'order_lines.quantity',
      'order_lines.refunded_quantity',
      'order_lines.price_cents',
      'products.id as offered',
      'cover.file_id as image',
      'cover.alt as image_alt',
    ])
    .where('order_lines.partner_order_id', 'in', partIds)
    .orderBy('order_lines.product_name')
    .orderBy('order_lines.id')
    .execute()
  for (const row of rows) {
    const line = {
      id: row.id,
      productId: row.product_id,
      name: lineName(row.product_name),
      size: row.size,
      quantity: row.quantity,
      refundedQuantity: row.refunded_quantity,
      priceCents: row.price_cents,
      image:
        row.image === null
          ? null
          : { address: fileAddress(row.image, 480), alt: row.image_alt ?? '' },
      isOffered: row.offered !== null,
    }
    byPart.set(row.partner_order_id, [...(byPart.get(row.partner_order_id) ?? []), line])
  }
  return byPart
}
