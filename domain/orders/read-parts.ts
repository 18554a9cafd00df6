import { textShown } from '#platform/database/in-page-language.ts'
import type { Db } from '#platform/database/scope.ts'
import { reasonForReader } from '#domain/accounts/site-reason.ts'
import { fileAddress } from '../files/file.ts'
import { moneyOf } from '../payments/money.ts'
import type { OrderLineData, OrderPart, OrderStatus } from './order.ts'
import { lineName } from './line-name.ts'
import { orderOrganizations } from './order-organizations.ts'

/** Reads the partner orders of an order that the caller can see, with lines and images, sorted by id. */
export async function readParts(db: Db, orderId: string): Promise<OrderPart[]> {
  const parts = await db
    .selectFrom('partnerOrders')
    .select([
      'id',
      'partnerId',
      'status',
      'totalCents',
      'tracking',
      'reason',
      'shippedAt',
      'deliveredAt',
      'closedAt',
      'receivedCents',
      'refundedCents',
      'goingBackCents',
      'disputedCents',
    ])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute()
  const lines = await readLines(
    db,
    parts.map(({ id }) => id),
  )
  const organizations = await orderOrganizations(db, orderId)
  return parts.map((part) => {
    const organization = organizations.get(part.partnerId ?? '')
    return {
      id: part.id,
      partnerId: part.partnerId,
      organization: organization?.names ?? null,
      isPublic: organization?.isPublic ?? false,
      // The column's check constraint allows only these values.
      status: part.status as OrderStatus,
      totalCents: part.totalCents,
      money: moneyOf(part),
      tracking: part.tracking,
      reason: part.reason && reasonForReader(part.reason),
      shippedAt: part.shippedAt,
      deliveredAt: part.deliveredAt,
      closedAt: part.closedAt,
      lines: lines.get(part.id) ?? [],
    }
  })
}

/** Reads order lines, by partner order id. */
export async function readLines(
  db: Db,
  partIds: readonly string[],
): Promise<Map<string, OrderLineData[]>> {
  const byPart = new Map<string, OrderLineData[]>()
  if (partIds.length === 0) return byPart
  const rows = await db
    .selectFrom('orderLines')
    // Jobs can see every product; only public ones have a page.
    .leftJoin('products', (join) =>
      join.onRef('products.id', '=', 'orderLines.productId').on('products.isPublic', '=', true),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('productImages')
          .select(['fileId', textShown('productImages', 'alt')])
          .whereRef('productId', '=', 'products.id')
          .orderBy('position')
          .limit(1)
          .as('cover'),
      (join) => join.onTrue(),
    )
    .select([
      'orderLines.id',
      'orderLines.partnerOrderId',
      'orderLines.productId',
      'orderLines.productName',
      'orderLines.size',
      'orderLines.quantity',
      'orderLines.refundedQuantity',
      'orderLines.priceCents',
      'products.id as offered',
      'cover.fileId as image',
      'cover.alt as imageAlt',
    ])
    .where('orderLines.partnerOrderId', 'in', partIds)
    .orderBy('orderLines.productName')
    .orderBy('orderLines.id')
    .execute()
  for (const row of rows) {
    const line = {
      id: row.id,
      productId: row.productId,
      name: lineName(row.productName),
      size: row.size,
      quantity: row.quantity,
      refundedQuantity: row.refundedQuantity,
      priceCents: row.priceCents,
      image:
        row.image === null
          ? null
          : { address: fileAddress(row.image, 480), alt: row.imageAlt ?? '' },
      isOffered: row.offered !== null,
    }
    byPart.set(row.partnerOrderId, [...(byPart.get(row.partnerOrderId) ?? []), line])
  }
  return byPart
}
