import { format } from '#platform/text/format.ts'
import { CircleCheck, PackageCheck, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { REFUND_SOME, TRACKING_MAX, type FulfillmentStep } from '#domain/orders/desk.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { moveWords } from '#app/routes/shared/fulfillment/move-words.ts'
import type { PartnerOrder } from '#domain/orders/queries/get-partner-order.ts'
import { keptField } from '#app/request/kept-field.ts'

type WhatNextProps = { order: PartnerOrder; address: string; problems: FormErrors | undefined }

/** The next step of an order as a large button, with the alternatives for problems below it. */
export function WhatNext({ order, address, problems }: WhatNextProps) {
  const waits = order.status === 'processing' || order.toConfirm !== null
  return (
    <section
      aria-labelledby="next"
      className={cn('rounded-card p-5 sm:p-6', waits ? 'bg-gold-tint' : 'bg-sand')}
    >
      <h2 id="next" className="font-display text-subheading font-bold">
        {m.orderdesk_what_next()}
      </h2>
      <p className="mt-1 max-w-text">{nextWords(order)}</p>
      <RefundWords order={order} />
      <Step order={order} address={address} problems={problems} />
      <OtherWays order={order} address={address} />
    </section>
  )
}

function nextWords({ status, isShared, isCard, toConfirm, totalCents }: PartnerOrder): string {
  switch (status) {
    case 'awaiting_payment':
      if (isCard) return m.orderdesk_next_awaiting_card()
      if (isShared) return m.orderdesk_next_awaiting_shared()
      // The organization confirms the payment, unless it placed the order itself or is suspended.
      return toConfirm === null
        ? m.orderdesk_next_awaiting_staff()
        : m.orderdesk_next_awaiting_alone({ amount: format.price(totalCents) })
    case 'processing':
      return m.orderdesk_next_processing()
    case 'shipped':
      return m.orderdesk_next_shipped()
    case 'delivered':
      return m.orderdesk_next_delivered()
    case 'cancelled':
      return m.orderdesk_next_cancelled()
    case 'refunded':
      return m.orderdesk_next_refunded()
  }
}

function RefundWords({ order: { money, failedCents, isCard } }: { order: PartnerOrder }) {
  const underway = isCard ? m.orderdesk_refund_requested : m.orderdesk_refund_by_team
  const said = [
    money.refundedCents > 0 &&
      m.orderdesk_refund_done({ amount: format.price(money.refundedCents) }),
    money.goingBackCents > 0 && underway({ amount: format.price(money.goingBackCents) }),
    failedCents > 0 && m.orderdesk_refund_failed({ amount: format.price(failedCents) }),
  ].filter((words) => words !== false)
  return said.map((words) => (
    <p key={words} className="mt-1">
      {words}
    </p>
  ))
}

function Step({ order, address, problems }: WhatNextProps) {
  const { moves, toConfirm, totalCents, number } = order
  if (toConfirm !== null) {
    const amount = format.price(totalCents)
    return (
      <MoveForm address={address} order={order} intent="confirm">
        <input type="hidden" name="paymentId" value={toConfirm} />
        <input type="hidden" name="number" value={number} />
        <Submit intent="confirm">
          <CircleCheck aria-hidden />
          {m.orderdesk_confirm({ amount })}
        </Submit>
      </MoveForm>
    )
  }
  if (moves.includes('ship')) {
    return (
      <MoveForm address={address} order={order} intent="ship">
        <TextField
          {...keptField(problems, 'tracking')}
          label={m.orderdesk_ship_label()}
          help={m.orderdesk_ship_help()}
          maxLength={TRACKING_MAX}
          autoComplete="off"
        />
        <Submit intent="ship">
          <Truck aria-hidden />
          {moveWords.ship()}
        </Submit>
      </MoveForm>
    )
  }
  if (moves.includes('deliver')) {
    return (
      <MoveForm address={address} order={order} intent="deliver">
        <Submit intent="deliver">
          <PackageCheck aria-hidden />
          {moveWords.deliver()}
        </Submit>
      </MoveForm>
    )
  }
  return null
}

function MoveForm({
  address,
  order,
  intent,
  children,
}: {
  address: string
  order: PartnerOrder
  intent: string
  children: ReactNode
}) {
  return (
    <Form method="post" action={address} noValidate className="mt-4 grid max-w-text gap-4">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="partId" value={order.id} />
      <input type="hidden" name="seen" value={order.status} />
      {children}
    </Form>
  )
}

function Submit({ intent, children }: { intent: string; children: ReactNode }) {
  const { formData } = useNavigation()
  return (
    <div>
      <Button
        type="submit"
        size="large"
        className="max-sm:w-full"
        pending={formData?.get('intent') === intent}
      >
        {children}
      </Button>
    </div>
  )
}

function OtherWays({ order, address }: { order: PartnerOrder; address: string }) {
  const ways = order.moves.filter(
    (move): move is Extract<FulfillmentStep, 'cancel' | 'refund'> =>
      move === 'cancel' || move === 'refund',
  )
  if (ways.length === 0 && !order.mayRefund) return null
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 border-t border-ink/10 pt-2 text-sm">
      <span className="text-muted">{m.orderdesk_more()}</span>
      {ways.map((move) => (
        <Link
          key={move}
          to={`${address}?ask=${move}`}
          preventScrollReset
          className="inline-flex min-h-11 items-center font-medium text-donate underline underline-offset-4"
        >
          {moveWords[move]()}
        </Link>
      ))}
      {order.mayRefund && (
        <Link
          to={`${address}?ask=${REFUND_SOME}`}
          preventScrollReset
          className="inline-flex min-h-11 items-center font-medium text-donate underline underline-offset-4"
        >
          {m.orderdesk_refund_some()}
        </Link>
      )}
    </p>
  )
}
