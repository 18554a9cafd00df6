import { format } from '#platform/text/format.ts'
import { ShieldCheck } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import { type Cart, hasNewPrice, type CartLine } from '#domain/orders/cart.ts'
import { NOTE_MAX } from '#domain/orders/order.ts'
import type { PaymentProviderName } from '#domain/payments/payment.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { AddressFields } from './address-fields.tsx'
import { BuyerFields, type BuyerValues } from './person-fields.tsx'
import { WayToPay } from './way-to-pay.tsx'
import { nameOf } from '#domain/orders/line-words.ts'
import { keptField } from '#app/request/kept-field.ts'

export type CheckoutFormProps = {
  cart: Cart
  shown: string
  formKey: string
  person: BuyerValues
  ways: readonly PaymentProviderName[]
  countries: readonly { code: string; name: string }[]
  problems: FormErrors | undefined
  /** A price changed since the buyer saw it. */
  isPriceNew: boolean
  /** At least one line cannot be bought as it is. */
  isBlocked: boolean
}

/** Shipping address, payment method and the button that places the order. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { cart, shown, formKey, person, ways, countries, problems, isPriceNew, isBlocked } = props
  const { state, formMethod } = useNavigation()
  const isSending = state !== 'idle' && formMethod === 'POST'
  const fields = Object.entries(problems?.fields ?? {})
  const total = format.price(cart.totalCents)
  return (
    <Form method="post" noValidate className="grid gap-9">
      {problems && (
        <ErrorSummary
          title={fields.length === 0 ? m.checkout_not_placed() : undefined}
          problems={
            fields.length === 0
              ? [{ message: problems.message }]
              : fields.map(([field, message]) => ({ field: `checkout-${field}`, message }))
          }
        />
      )}
      <input type="hidden" name="key" value={problems?.values['key'] ?? formKey} />
      <input type="hidden" name="shown" value={shown} />
      <BuyerFields person={person} problems={problems} />
      <AddressFields person={person} countries={countries} problems={problems} />
      <TextArea
        {...keptField(problems, 'note')}
        id="checkout-note"
        rows={3}
        maxLength={NOTE_MAX}
        label={m.checkout_note()}
        help={m.checkout_note_help()}
      />
      <WayToPay ways={ways} chosen={problems?.values['provider']} />
      <div className="grid gap-4 border-t border-line pt-7">
        {isPriceNew && <PriceChanges lines={cart.lines} totalCents={cart.totalCents} />}
        {isBlocked ? (
          <Banner
            tone="warning"
            title={m.checkout_blocked()}
            action={
              <Button asChild variant="secondary">
                <Link to="/cart">{m.checkout_to_cart()}</Link>
              </Button>
            }
          >
            {m.checkout_blocked_text()}
          </Banner>
        ) : (
          <>
            <Button type="submit" size="large" wide pending={isSending}>
              {isSending && m.checkout_placing()}
              {!isSending && (isPriceNew ? m.checkout_accept() : m.checkout_place({ total }))}
            </Button>
            <p className="flex gap-2.5 text-sm text-muted">
              <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-volunteer" />
              {m.checkout_promise()}
            </p>
          </>
        )}
      </div>
    </Form>
  )
}

/** Lines whose price changed since the buyer saw them, with both prices; placing the order accepts them. */
function PriceChanges({ lines, totalCents }: { lines: readonly CartLine[]; totalCents: number }) {
  return (
    <Banner tone="warning" title={m.checkout_price_changed()}>
      <ul className="mt-1 grid gap-1">
        {lines.filter(hasNewPrice).map((line) => (
          <li key={line.variantId} className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
            <span dir="auto" className="wrap-anywhere">
              {nameOf(line)}:
            </span>
            <span>
              <span className="sr-only">{m.checkout_price_before()} </span>
              <s className="text-muted">{format.price(line.seenPriceCents)}</s>
            </span>
            <span aria-hidden className="rtl:-scale-x-100">
              →
            </span>
            <span className="font-medium">
              <span className="sr-only">{m.checkout_price_now()} </span>
              {format.price(line.priceCents)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2">{m.checkout_new_total({ total: format.price(totalCents) })}</p>
    </Banner>
  )
}
