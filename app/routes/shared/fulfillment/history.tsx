import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { Paragraphs } from '#app/ui/paragraphs.tsx'
import { RelativeTime } from '#app/ui/relative-time.tsx'

type PartTimes = {
  status: string
  createdAt: Date
  paidAt: Date | null
  shippedAt: Date | null
  deliveredAt: Date | null
  closedAt: Date | null
  tracking: string
  reason: string | null
  isRestocked: boolean
  refunds: readonly { id: string; amountCents: number; reason: string | null; at: Date }[]
}

/** History of a part of an order, oldest first. */
export function PartHistory(part: PartTimes) {
  const { status, createdAt, paidAt, shippedAt, deliveredAt, closedAt } = part
  const closed =
    status === 'refunded' ? m.orderdesk_happened_refunded : m.orderdesk_happened_cancelled
  const refunds = part.refunds.map(({ id, amountCents, at }) => ({
    id,
    label: m.orderdesk_happened_some_refunded({ amount: format.price(amountCents) }),
    at,
  }))
  const steps = [
    { id: 'ordered', label: m.orderdesk_happened_ordered(), at: createdAt },
    { id: 'paid', label: m.orderdesk_happened_paid(), at: paidAt },
    { id: 'shipped', label: m.orderdesk_happened_shipped(), at: shippedAt },
    { id: 'delivered', label: m.orderdesk_happened_delivered(), at: deliveredAt },
    ...refunds,
    { id: 'closed', label: closed(), at: closedAt },
  ]
    .flatMap(({ id, label, at }) => (at === null ? [] : [{ id, label, at }]))
    .toSorted((one, other) => Number(one.at) - Number(other.at))
  return (
    <>
      <ol className="grid gap-2 text-sm">
        {steps.map(({ id, label, at }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <span className="font-medium">{label}</span>
            <RelativeTime at={at} withDate className="text-muted" />
          </li>
        ))}
      </ol>
      {part.tracking && <Words label={m.orderdesk_tracking()} text={part.tracking} />}
      {part.refunds.map(
        ({ id, amountCents, reason }) =>
          reason && (
            <Words
              key={id}
              label={m.orderdesk_happened_some_refunded({ amount: format.price(amountCents) })}
              text={reason}
            />
          ),
      )}
      {part.reason && <Words label={m.orderdesk_reason()} text={part.reason} />}
      {closedAt && (
        <p className="mt-3 text-sm text-muted">
          {part.isRestocked ? m.orderdesk_restocked() : m.orderdesk_not_restocked()}
        </p>
      )}
    </>
  )
}

function Words({ label, text }: { label: string; text: string }) {
  return (
    <div className="mt-3 text-sm">
      <p className="text-muted">{label}</p>
      <Paragraphs text={text} className="wrap-anywhere" />
    </div>
  )
}
