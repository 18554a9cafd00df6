import { format } from '#platform/text/format.ts'
import type { ReactNode } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { m } from '#messages'
import { hasNewPrice, obstacleOf, QUANTITY_MOST, type CartLine } from '#domain/orders/cart.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { tones } from '#app/ui/tone.ts'
import { CART } from './cart-address.ts'

/** What changed since a line was added: its price, a lower stock, or sold out. */
export function LineNotes({
  line,
  form,
}: {
  line: CartLine
  form: FetcherWithComponents<unknown>
}) {
  const obstacle = obstacleOf(line)
  const { id, stock, priceCents, seenPriceCents } = line
  const takes = Math.min(stock, QUANTITY_MOST)
  return (
    <>
      {hasNewPrice(line) && obstacle !== 'sold-out' && (
        <Note tone="warning">
          {m.cart_new_price()} <del>{format.price(seenPriceCents)}</del>{' '}
          <span aria-hidden className="inline-block rtl:-scale-x-100">
            →
          </span>{' '}
          <ins className="font-medium no-underline">{format.price(priceCents)}</ins>
        </Note>
      )}
      {obstacle === 'too-many' && (
        <Note tone="danger">
          {m.cart_only_left({ count: stock })}
          <form.Form method="post" action={CART} preventScrollReset className="mt-1.5">
            <input type="hidden" name="line" value={id} />
            <Button
              size="small"
              variant="secondary"
              name="quantity"
              value={takes}
              pending={form.state !== 'idle'}
            >
              {m.cart_take({ count: takes })}
            </Button>
          </form.Form>
        </Note>
      )}
      {obstacle === 'sold-out' && <Note tone="danger">{m.cart_sold_out_remove()}</Note>}
      {obstacle === 'not-offered' && <Note tone="danger">{m.cart_gone_text()}</Note>}
    </>
  )
}

function Note({ tone, children }: { tone: 'warning' | 'danger'; children: ReactNode }) {
  const { text, icon: Icon } = tones[tone]
  return (
    <div className={cn('mt-2 flex gap-2 text-sm', text)}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
