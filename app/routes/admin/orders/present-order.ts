import type { getOrder } from '#domain/orders/queries/get-order.ts'

/** A whole order, each part with the moments of the order that its history shows. */
export function presentOrder(order: Awaited<ReturnType<typeof getOrder>>) {
  const { createdAt, payment } = order
  const paidAt = payment?.paidAt ?? null
  return { ...order, parts: order.parts.map((part) => ({ ...part, createdAt, paidAt })) }
}

export type ShownOrder = ReturnType<typeof presentOrder>
export type ShownOrderPart = ShownOrder['parts'][number]
