import type { getPartnerOrder } from '#domain/orders/queries/get-partner-order.ts'

type PartnerOrder = Awaited<ReturnType<typeof getPartnerOrder>>
const iso = (moment: Date | null) => moment?.toISOString() ?? null

/** A part of an order for the browser: moments as ISO texts. */
export function presentPart(order: PartnerOrder) {
  return {
    ...order,
    createdAt: order.createdAt.toISOString(),
    paidAt: iso(order.paidAt),
    shippedAt: iso(order.shippedAt),
    deliveredAt: iso(order.deliveredAt),
    closedAt: iso(order.closedAt),
    refunds: order.refunds.map((refund) => ({ ...refund, at: refund.at.toISOString() })),
  }
}

export type ShownPart = ReturnType<typeof presentPart>
