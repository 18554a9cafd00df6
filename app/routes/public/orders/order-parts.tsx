import { format } from '#platform/text/format.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OrderLineData, OrderPart } from '#domain/orders/order.ts'
import { m } from '#messages'
import { Name } from '#app/ui/name.tsx'
import { Paragraphs } from '#app/ui/paragraphs.tsx'
import { RelativeTime } from '#app/ui/relative-time.tsx'
import { LineName, LinePicture } from './line-parts.tsx'
import { OrderStatusBadge } from './order-status-badge.tsx'

export type OrderPartsProps = {
  parts: readonly OrderPart[]
  /** The actions on a part, shown below it. */
  actionsFor?: (part: OrderPart) => ReactNode
}

/** An order by organization: the items each ships, their status and the total. */
export function OrderParts({ parts, actionsFor }: OrderPartsProps) {
  return (
    <ul className="flex flex-col gap-5">
      {parts.map((part) => (
        <li key={part.id}>
          <Part part={part} actions={actionsFor?.(part)} />
        </li>
      ))}
    </ul>
  )
}

function Part({ part, actions }: { part: OrderPart; actions: ReactNode }) {
  const { partnerId, organization, isPublic, status, lines, totalCents, money } = part
  const name = organization ? inPageLanguage(organization) : m.orders_left()
  return (
    <section
      aria-label={name}
      className="overflow-hidden rounded-card border border-line bg-surface print:break-inside-avoid"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line bg-sand/50 px-4 py-3 sm:px-5">
        <h3 dir="auto" className="min-w-0 font-medium text-match wrap-anywhere">
          {isPublic && partnerId ? (
            <Link
              to={`/partner/${partnerId}`}
              className="underline-offset-4 hover:text-primary hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              <Name>{name}</Name>
            </Link>
          ) : (
            <Name>{name}</Name>
          )}
        </h3>
        <OrderStatusBadge status={status} />
      </header>
      <ul className="divide-y divide-line px-4 sm:px-5">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <div className="border-t border-line px-4 py-3 sm:px-5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-medium">
          <span>{m.orders_part_total()}</span>
          <span className="tabular-nums">{format.price(totalCents)}</span>
        </p>
        {money.refundedCents > 0 && (
          <dl className="mt-1 grid gap-1 text-sm">
            <div className="flex flex-wrap justify-between gap-x-4">
              <dt>{m.orders_refunded()}</dt>
              <dd className="tabular-nums">−{format.price(money.refundedCents)}</dd>
            </div>
            <div className="flex flex-wrap justify-between gap-x-4 font-medium">
              <dt>{m.orders_net()}</dt>
              <dd className="tabular-nums">{format.price(money.netCents)}</dd>
            </div>
          </dl>
        )}
        <PartNews part={part} />
        {actions}
      </div>
    </section>
  )
}

function Line({ line }: { line: OrderLineData }) {
  const { size, quantity, refundedQuantity, priceCents } = line
  return (
    <li className="flex gap-4 py-4">
      <LinePicture line={line} />
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-40">
          <LineName line={line} />
          {size && (
            <p dir="auto" className="text-sm text-muted wrap-anywhere">
              {m.orders_size({ size })}
            </p>
          )}
          <p className="text-sm text-muted tabular-nums">
            {m.orders_times({ quantity, price: format.price(priceCents) })}
          </p>
          {refundedQuantity > 0 && (
            <p className="text-sm font-medium tabular-nums">
              {m.orders_units_refunded({ count: refundedQuantity })}
            </p>
          )}
        </div>
        <p className="tabular-nums">{format.price(quantity * priceCents)}</p>
      </div>
    </li>
  )
}

/** What happened to a part since it was ordered. */
function PartNews({ part }: { part: OrderPart }) {
  const { tracking, reason, shippedAt, deliveredAt, closedAt, status } = part
  return (
    <div className="text-sm text-muted [&>*]:mt-1.5">
      {shippedAt && (
        <p className="flex flex-wrap items-center gap-x-2">
          <Truck aria-hidden className="size-4 shrink-0" />
          {m.orders_shipped_on()} <RelativeTime at={shippedAt} withDate />
        </p>
      )}
      {tracking && (
        <div className="text-ink wrap-anywhere">
          <span className="text-muted">{m.orders_tracking()} </span>
          <Paragraphs text={tracking} className="inline-block align-top" />
        </div>
      )}
      {deliveredAt && (
        <p>
          {m.orders_delivered_on()} <RelativeTime at={deliveredAt} withDate />
        </p>
      )}
      {closedAt && (
        <p>
          {status === 'refunded' ? m.orders_refunded_on() : m.orders_cancelled_on()}{' '}
          <RelativeTime at={closedAt} withDate />
        </p>
      )}
      {reason && (
        <p dir="auto" className="whitespace-pre-line text-ink wrap-anywhere">
          {m.orders_because({ reason })}
        </p>
      )}
    </div>
  )
}
