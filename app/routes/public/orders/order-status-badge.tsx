import { CircleX, Clock, Package, PackageCheck, Truck, Undo2, type LucideIcon } from 'lucide-react'
import {
  orderStatusLabel,
  orderTint,
  type OrderStatus,
  type OrderTint,
} from '#domain/orders/order.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import type { Tone } from '#app/ui/tone.ts'

const tones: Record<OrderTint, Tone> = {
  yellow: 'warning',
  blue: 'info',
  green: 'success',
  gray: 'neutral',
}

const icons: Record<OrderStatus, LucideIcon> = {
  awaiting_payment: Clock,
  processing: Package,
  shipped: Truck,
  delivered: PackageCheck,
  cancelled: CircleX,
  refunded: Undo2,
}

/** The status of a part of an order, as a color with an icon and a label. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return (
    <StatusBadge tone={tones[orderTint(status)]} icon={icons[status]}>
      {orderStatusLabel(status)}
    </StatusBadge>
  )
}
