import { hasNewPrice, type CartLine } from '#domain/orders/cart.ts'
import { nameOf } from '#domain/orders/line-words.ts'
import { priceOf } from '#domain/store/product.ts'
import { m } from '#messages'
import { Banner } from '#app/ui/banner.tsx'

/** What costs another price now than its buyer was told, before and after; the press below accepts it. */
export function PriceChanges({
  lines,
  totalCents,
}: {
  lines: readonly CartLine[]
  totalCents: number
}) {
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
              <s className="text-muted">{priceOf(line.seenPriceCents)}</s>
            </span>
            <span aria-hidden>→</span>
            <span className="font-medium">
              <span className="sr-only">{m.checkout_price_now()} </span>
              {priceOf(line.priceCents)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2">{m.checkout_new_total({ total: priceOf(totalCents) })}</p>
    </Banner>
  )
}
