import type { getOrder } from '#domain/orders/queries/get-order.ts'

type Order = Awaited<ReturnType<typeof getOrder>>
const iso = (moment: Date | null) => moment?.toISOString() ?? null

/** A whole order for the browser: moments as ISO texts. */
export function presentOrder(order: Order) {
  const { payment } = order
  return {
    ...order,
    createdAt: order.createdAt.toISOString(),
    parts: order.parts.map((part) => ({
      ...part,
      createdAt: order.createdAt.toISOString(),
      paidAt: iso(payment?.paidAt ?? null),
      shippedAt: iso(part.shippedAt),
      deliveredAt: iso(part.deliveredAt),
      closedAt: iso(part.closedAt),
      refunds: part.refunds.map((refund) => ({ ...refund, at: refund.at.toISOString() })),
    })),
    payment: payment && { ...payment, dueAt: iso(payment.dueAt), paidAt: iso(payment.paidAt) },
    entries: order.entries.map((entry) => ({
      ...entry,
      createdAt: entry.createdAt.toISOString(),
    })),
    refunds: order.refunds.map((refund) => ({
      ...refund,
      createdAt: refund.createdAt.toISOString(),
      doneAt: iso(refund.doneAt),
    })),
  }
}

export type ShownOrder = ReturnType<typeof presentOrder>
export type ShownOrderPart = ShownOrder['parts'][number]
