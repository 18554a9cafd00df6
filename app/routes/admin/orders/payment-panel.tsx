import type { ReactNode } from 'react'
import { paymentStatusLabel, providerLabel } from '#domain/payments/payment.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { Card } from '#app/ui/card.tsx'
import { Moment } from '#app/ui/moment.tsx'
import type { ShownOrder } from './present-order.ts'

/** Payment of an order: amount due, payments and refunds received or sent, and pending refunds. */
export function PaymentPanel({ order: { payment, entries, refunds } }: { order: ShownOrder }) {
  if (!payment) return null
  return (
    <Card className="grid gap-4">
      <h2 className="font-display text-subheading font-bold">{m.orderdesk_admin_payment()}</h2>
      <dl className="grid gap-1.5 text-sm">
        <Fact label={m.orderdesk_admin_way()}>{providerLabel(payment.provider)}</Fact>
        <Fact label={m.orderdesk_admin_status()}>{paymentStatusLabel(payment.status)}</Fact>
        <Fact label={m.orderdesk_admin_to_pay()}>{format.price(payment.amountCents)}</Fact>
        <Fact label={m.orderdesk_admin_received()}>{format.price(payment.receivedCents)}</Fact>
        {payment.refundedCents > 0 && (
          <>
            <Fact label={m.orderdesk_admin_went_back()}>{format.price(payment.refundedCents)}</Fact>
            <Fact label={m.orderdesk_net()}>{format.price(payment.netCents)}</Fact>
          </>
        )}
        {payment.disputedCents > 0 && (
          <Fact label={m.orderdesk_admin_disputed()}>{format.price(payment.disputedCents)}</Fact>
        )}
        {payment.status === 'pending' && payment.dueAt && (
          <Fact label={m.orderdesk_admin_due()}>{format.dateTime(payment.dueAt)}</Fact>
        )}
        {payment.charge && <Fact label={m.orderdesk_admin_charge()}>{payment.charge}</Fact>}
      </dl>
      <section className="border-t border-line pt-4">
        <h3 className="font-medium">{m.orderdesk_admin_books()}</h3>
        {entries.length === 0 ? (
          <p className="mt-1 text-sm text-muted">{m.orderdesk_admin_no_entries()}</p>
        ) : (
          <ul className="mt-1 grid gap-2 text-sm">
            {entries.map((entry) => (
              <li key={entry.id}>
                <p className="flex flex-wrap justify-between gap-x-4 font-medium">
                  <span>
                    {entry.isIncome ? m.orderdesk_admin_entry_in() : m.orderdesk_admin_entry_out()}
                  </span>
                  <span className="tabular-nums">
                    {entry.isIncome ? '+' : '−'}
                    {format.price(entry.amountCents)}
                  </span>
                </p>
                <p className="text-muted wrap-anywhere">
                  <Moment at={entry.createdAt} as="dateTime" />{' '}
                  {entry.enteredBy
                    ? m.orderdesk_admin_by({ name: entry.enteredBy })
                    : m.orderdesk_admin_by_provider()}
                  {entry.reference && ` · ${entry.reference}`}
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
      {refunds.length > 0 && (
        <section className="border-t border-line pt-4">
          <h3 className="font-medium">{m.orderdesk_admin_refunds()}</h3>
          <ul className="mt-1 grid gap-2 text-sm">
            {refunds.map((refund) => (
              <li key={refund.id}>
                <p className="flex flex-wrap justify-between gap-x-4 font-medium">
                  <span>
                    {refund.isForStaff && refund.status === 'requested'
                      ? m.orderdesk_admin_refund_waits()
                      : refundWords[refund.status]()}
                  </span>
                  <span className="tabular-nums">{format.price(refund.amountCents)}</span>
                </p>
                <p className="text-muted wrap-anywhere">
                  <Moment at={refund.createdAt} as="dateTime" />{' '}
                  {refund.requestedBy && m.orderdesk_admin_by({ name: refund.requestedBy })}{' '}
                  {refund.organization &&
                    m.orderdesk_admin_refund_for({ organization: refund.organization })}
                </p>
                {refund.failure && <p className="text-donate wrap-anywhere">{refund.failure}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  )
}

const refundWords = {
  requested: m.orderdesk_admin_refund_requested,
  sent: m.orderdesk_admin_refund_sent,
  done: m.orderdesk_admin_refund_done,
  failed: m.orderdesk_admin_refund_failed,
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{label}</dt>
      <dd className="text-end wrap-anywhere tabular-nums">{children}</dd>
    </div>
  )
}
