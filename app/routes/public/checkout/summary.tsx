import { format } from '#platform/text/format.ts'
import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { groupByOrganization, type Cart, type CartLine } from '#domain/orders/cart.ts'
import { m } from '#messages'
import { InShekels } from '../cards/in-shekels.tsx'
import { ChargedInDollars } from '../cart/charged-in-dollars.tsx'
import { ItemPicture } from '../cards/item-picture.tsx'
import { Sentence } from '#app/ui/sentence.tsx'

type SummaryProps = { cart: Cart; obstacles: Readonly<Record<string, string>> }

/** The order summary, by the organization that ships it, with the total. */
export function CheckoutSummary({ cart, obstacles }: SummaryProps) {
  const { lines, totalCents } = cart
  return (
    <section
      aria-labelledby="summary"
      className="rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="summary" className="font-display text-subheading font-bold">
          {m.checkout_summary()}
        </h2>
        <Link
          to="/cart"
          className="text-sm font-medium text-primary underline-offset-4 hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          {m.checkout_change_cart()}
        </Link>
      </div>
      {groupByOrganization(lines).map(({ partnerId, organization, lines: ofOne }) => (
        <div key={partnerId} className="mt-5">
          {organization && (
            <h3 className="text-sm text-muted wrap-anywhere">
              <Sentence>{m.checkout_from({ organization })}</Sentence>
            </h3>
          )}
          <ul className="mt-2 grid gap-4">
            {ofOne.map((line) => (
              <Line key={line.variantId} line={line} obstacle={obstacles[line.variantId]} />
            ))}
          </ul>
        </div>
      ))}
      <dl className="mt-6 grid gap-1.5 border-t border-line pt-4">
        <div className="flex justify-between gap-4 text-sm text-muted">
          <dt>{m.checkout_sending()}</dt>
          <dd>{m.checkout_included()}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 text-lead font-medium">
          <dt>{m.checkout_total()}</dt>
          <dd className="text-end tabular-nums">
            {format.price(totalCents)}
            <InShekels cents={totalCents} className="block" />
          </dd>
        </div>
      </dl>
      <ChargedInDollars className="mt-2" />
    </section>
  )
}

function Line({ line, obstacle }: { line: CartLine; obstacle: string | undefined }) {
  const { variantId, name, size, quantity, priceCents, image, productId, isOffered } = line
  return (
    <li id={`checkout-lines.${variantId}`} tabIndex={-1} className="rounded-field">
      <div className="flex gap-3.5">
        <ItemPicture
          item={{
            id: productId || variantId,
            image: image?.address ?? null,
            district: null,
            region: null,
          }}
          sizes="3.5rem"
          width={112}
          height={112}
          className="size-14 shrink-0 rounded-field border border-line"
        />
        <div className="flex min-w-0 flex-1 items-start justify-between gap-3">
          <div className="min-w-0">
            <p dir="auto" className="leading-5 font-medium text-match wrap-anywhere">
              {name || m.checkout_no_name()}
            </p>
            <p className="mt-0.5 text-sm text-muted wrap-anywhere tabular-nums">
              {size && `${m.orders_size({ size })} · `}
              <span className="whitespace-nowrap">
                {isOffered
                  ? m.orders_times({ quantity, price: format.price(priceCents) })
                  : m.checkout_pieces({ quantity })}
              </span>
            </p>
          </div>
          {isOffered && (
            <p className="leading-5 tabular-nums">{format.price(quantity * priceCents)}</p>
          )}
        </div>
      </div>
      {obstacle && (
        <p className="mt-1.5 flex gap-1.5 text-sm font-medium text-donate">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {obstacle}
        </p>
      )}
    </li>
  )
}
