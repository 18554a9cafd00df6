import type { getOrder } from '#domain/orders/queries/get-order.ts'

/** Presents a whole order; each part's history includes the order's own events. */
export function presentOrderForStaff(order: Awaited<ReturnType<typeof getOrder>>) {
  const { createdAt, payment } = order
  const paidAt = payment?.paidAt ?? null
  return { ...order, parts: order.parts.map((part) => ({ ...part, createdAt, paidAt })) }
}

export type ShownOrder = ReturnType<typeof presentOrderForStaff>
export type ShownOrderPart = ShownOrder['parts'][number]
