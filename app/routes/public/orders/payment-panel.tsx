import { format } from '#platform/text/format.ts'
import { CircleCheck, CircleSlash, Clock, Undo2, type LucideIcon } from 'lucide-react'
import { Form, useNavigation, useRevalidator } from 'react-router'
import type { Order } from '#domain/orders/present-order.ts'
import { paymentStatusLabel, providerLabel, type PaymentStatus } from '#domain/payments/payment.ts'
import { m } from '#messages'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { cn } from '#app/ui/class-names.ts'
import { RelativeTime } from '#app/ui/relative-time.tsx'
import { useEffect } from 'react'
import { Instructions } from './instructions.tsx'

const PAUSE = 3_000

const TRIES = 20

/** A check mark only for money that was received. */
const marks: Record<PaymentStatus, readonly [LucideIcon, string]> = {
  pending: [Clock, 'text-gold'],
  paid: [CircleCheck, 'text-volunteer'],
  ended: [CircleSlash, 'text-muted'],
  refunded: [Undo2, 'text-muted'],
}

type PaymentPanelProps = {
  order: Order
  /** The customer is returning from the card payment. */
  isBack: boolean
}

/** The total of an order, what was received and, while it is unpaid, how to pay and until when. */
export function OrderPaymentPanel({ order, isBack }: PaymentPanelProps) {
  const { totalCents, payment } = order
  const { provider, status, receivedCents, refundedCents, netCents, goingBackCents } = payment
  const [Icon, tint] = marks[status]
  const isUnpaid = status === 'pending'
  const isConfirming = isUnpaid && isBack && provider === 'stripe'
  usePaidSoon(isConfirming)
  return (
    <Card className="grid gap-4">
      <dl className="grid gap-1.5">
        <Sum label={m.orders_total()} cents={totalCents} isLarge />
        {receivedCents > 0 && <Sum label={m.orders_received()} cents={receivedCents} />}
        {refundedCents > 0 && <Sum label={m.orders_refunded()} cents={-refundedCents} />}
        {refundedCents > 0 && <Sum label={m.orders_net()} cents={netCents} />}
        <div className="flex justify-between gap-4 text-sm text-muted">
          <dt>{m.orders_sending()}</dt>
          <dd>{m.orders_sending_included()}</dd>
        </div>
      </dl>
      <p className="flex items-start gap-2 border-t border-line pt-4 font-medium">
        <Icon aria-hidden className={cn('mt-1 size-4 shrink-0', tint)} />
        <span>
          {paymentStatusLabel(status)}{' '}
          <span className="font-normal text-muted">· {providerLabel(provider)}</span>
        </span>
      </p>
      {goingBackCents > 0 && (
        <p className="text-sm">
          {m.orders_going_back({ amount: format.price(goingBackCents) })}{' '}
          {provider === 'stripe' && m.orders_going_back_card()}
        </p>
      )}
      {payment.disputedCents > 0 && (
        <p className="text-sm">
          {m.orders_disputed({ amount: format.price(payment.disputedCents) })}
        </p>
      )}
      {isConfirming && (
        <Banner tone="info" title={m.orders_confirming()}>
          {m.orders_confirming_text()}
        </Banner>
      )}
      {isUnpaid && !isConfirming && <HowToPay order={order} />}
    </Card>
  )
}

function HowToPay({ order }: { order: Order }) {
  const { number, payment } = order
  const { formData } = useNavigation()
  return (
    <div className="grid gap-3">
      <h2 className="font-display text-subheading font-bold">{m.orders_how_to_pay()}</h2>
      {payment.howToPay === null ? (
        <Form method="post" preventScrollReset data-print="never">
          <input type="hidden" name="intent" value="pay" />
          <Button type="submit" wide pending={formData?.get('intent') === 'pay'}>
            {m.orders_pay_now()}
          </Button>
        </Form>
      ) : (
        <>
          <Instructions text={payment.howToPay} />
          <p data-clear-of-toasts="" className="rounded-field bg-sand px-4 py-3">
            <span className="block text-sm text-muted">{m.orders_reference()}</span>
            <span className="text-lead font-medium tracking-wide select-all">{number}</span>
          </p>
        </>
      )}
      {payment.dueAt && (
        <p className="text-sm text-muted">
          {m.orders_held_until()} <RelativeTime at={payment.dueAt} withDate />.{' '}
          {m.orders_held_then()}
        </p>
      )}
    </div>
  )
}

function Sum({
  label,
  cents,
  isLarge = false,
}: {
  label: string
  cents: number
  isLarge?: boolean
}) {
  return (
    <div
      className={
        isLarge
          ? 'flex items-baseline justify-between gap-4 text-lead font-medium'
          : 'flex justify-between gap-4'
      }
    >
      <dt>{label}</dt>
      <dd className="tabular-nums">
        {cents < 0 ? `−${format.price(-cents)}` : format.price(cents)}
      </dd>
    </div>
  )
}

/** Reloads every three seconds for a minute: the provider's confirmation arrives shortly after the customer. */
function usePaidSoon(isAwaited: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isAwaited) return
    let left = TRIES
    const timer = setInterval(() => {
      left -= 1
      if (left === 0) clearInterval(timer)
      void revalidate()
    }, PAUSE)
    return () => clearInterval(timer)
  }, [isAwaited, revalidate])
}
