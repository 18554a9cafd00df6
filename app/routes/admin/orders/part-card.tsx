import { Link } from 'react-router'
import { REFUND_SOME, type FulfillmentStep } from '#domain/orders/desk.ts'
import { m } from '#messages'
import { OrderStatusBadge } from '#app/routes/public/orders/order-status-badge.tsx'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { Card } from '#app/ui/card.tsx'
import { PartHistory } from '#app/routes/shared/fulfillment/history.tsx'
import { ParcelContents } from '#app/routes/shared/fulfillment/parcel-contents.tsx'
import type { ShownOrderPart } from './present-order.ts'
import { staffMoveWords } from './staff-move-words.ts'

/** One organization's part of an order: items, history, and what staff can do on its behalf. */
export function PartCard({
  part,
  isWhole,
  address,
}: {
  part: ShownOrderPart
  /** True if the order has no other part. */
  isWhole: boolean
  address: string
}) {
  const name = part.organization ?? m.orderdesk_organization_left()
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2
          className="min-w-0 font-display text-subheading font-bold text-match wrap-anywhere"
          dir="auto"
        >
          {part.partnerId ? (
            <Link
              to={`/admin/partners/${part.partnerId}`}
              className="underline-offset-4 hover:text-primary hover:underline"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <OrderStatusBadge status={part.status} />
      </div>
      <div className="mt-2">
        <ParcelContents
          units={part.units}
          total={{ label: m.orderdesk_sum(), cents: part.totalCents }}
          money={part.money}
        />
      </div>
      <div className="mt-5 border-t border-line pt-4">
        <PartHistory {...part} />
      </div>
      {(part.moves.length > 0 || part.mayRefund) && (
        <ul className="mt-5 flex flex-wrap gap-2">
          {part.moves.map((move) => (
            <li key={move}>
              <Link
                to={`${address}?ask=${move}&part=${part.id}`}
                preventScrollReset
                className={buttonVariants({ variant: lookOf(move), size: 'small' })}
              >
                {staffMoveWords(move, part, isWhole)}
              </Link>
            </li>
          ))}
          {part.mayRefund && (
            <li>
              <Link
                to={`${address}?ask=${REFUND_SOME}&part=${part.id}`}
                preventScrollReset
                className={buttonVariants({ variant: 'quiet', size: 'small' })}
              >
                {m.orderdesk_refund_some()}
              </Link>
            </li>
          )}
        </ul>
      )}
    </Card>
  )
}

function lookOf(move: FulfillmentStep) {
  return move === 'ship' || move === 'deliver' ? 'secondary' : 'quiet'
}
