import { CreditCard, Landmark, type LucideIcon } from 'lucide-react'
import {
  ORDER_OFFLINE_DAYS,
  providerLabel,
  type PaymentProviderName,
} from '#domain/payments/payment.ts'
import { m } from '#messages'
import { RadioCard } from '#app/ui/radio-card.tsx'

const words: Record<PaymentProviderName, { icon: LucideIcon; text: () => string }> = {
  stripe: { icon: CreditCard, text: m.checkout_by_card },
  offline: { icon: Landmark, text: m.checkout_by_people },
}

/** The payment method: a choice, or a sentence if there is only one. */
export function WayToPay({
  ways,
  chosen,
}: {
  ways: readonly PaymentProviderName[]
  chosen: string | undefined
}) {
  if (ways.length === 1) return <OnlyWay way={ways[0] ?? 'offline'} />
  const first = ways.find((way) => way === chosen) ?? ways[0]
  return (
    <fieldset>
      <legend className="font-display text-subheading font-bold">{m.checkout_way()}</legend>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        {ways.map((way) => {
          const { icon: Icon, text } = words[way]
          return (
            <RadioCard
              key={way}
              name="provider"
              value={way}
              isChosen={way === first}
              title={
                <>
                  {providerLabel(way)}
                  <Icon aria-hidden className="size-4 shrink-0" />
                </>
              }
              help={text()}
            />
          )
        })}
      </div>
    </fieldset>
  )
}

function OnlyWay({ way }: { way: PaymentProviderName }) {
  const { icon: Icon } = words[way]
  return (
    <section aria-labelledby="checkout-way">
      <h2 id="checkout-way" className="font-display text-subheading font-bold">
        {m.checkout_way()}
      </h2>
      <p className="mt-3 flex gap-3 rounded-card bg-sand p-4">
        <Icon aria-hidden className="mt-1 size-4 shrink-0" />
        {way === 'stripe'
          ? m.checkout_only_card()
          : m.checkout_only_people({ days: ORDER_OFFLINE_DAYS })}
      </p>
    </section>
  )
}
