import { format } from '#platform/text/format.ts'
import { Trash2 } from 'lucide-react'
import { Link, useFetcher } from 'react-router'
import { m } from '#messages'
import { lineTotal, type CartLine } from '#domain/orders/cart.ts'
import { cn } from '#app/ui/class-names.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ItemPicture } from '../cards/item-picture.tsx'
import { CART, cartProductAddress } from './cart-address.ts'
import { LineNotes } from './line-notes.tsx'
import { QuantityForm } from './quantity-form.tsx'
import type { action } from './actions.server.ts'

type LineProps = {
  line: CartLine
  /** The error of this line. */
  problem: string | null
}

/** One line of the cart. Every change is a form. */
export function CartRow({ line, problem }: LineProps) {
  const { id, productId, name, size, image, isOffered, stock, priceCents } = line
  const fetcher = useFetcher<typeof action>({ key: `line-${id}` })
  const removal = useFetcher<typeof action>({ key: `removal-${id}` })
  const problems = fetcher.data && 'problems' in fetcher.data ? fetcher.data.problems : null
  const sentence = problems ? (problems.fields['quantity'] ?? problems.message) : problem
  const total = lineTotal(line)
  const called = isOffered
    ? size
      ? m.store_about_choice({ product: name, size })
      : name
    : m.cart_gone_name()
  return (
    <li
      className={cn(
        'grid grid-cols-[5rem_1fr] gap-x-4 border-b border-line py-5 last:border-b-0 transition-opacity',
        removal.state !== 'idle' && 'opacity-40',
      )}
    >
      <ItemPicture
        item={{ id: productId || id, image: image?.address ?? null, district: null, region: null }}
        sizes="5rem"
        width={160}
        height={160}
        className={cn('size-20 rounded-field', !isOffered && 'opacity-40 grayscale')}
      />
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            {isOffered ? (
              <Link
                to={cartProductAddress(productId, { size })}
                dir="auto"
                className="line-clamp-3 font-display text-lead leading-snug font-bold text-match underline-offset-4 wrap-anywhere hover:text-primary hover:underline"
              >
                {name}
              </Link>
            ) : (
              <p className="font-display text-lead leading-snug font-bold text-muted">
                {m.cart_gone_name()}
              </p>
            )}
            {isOffered && (
              <p className="mt-0.5 flex flex-wrap gap-x-2 text-sm text-muted">
                {size && (
                  <span className="wrap-anywhere">
                    {m.store_size()} <bdi>{size}</bdi>
                  </span>
                )}
                {(line.quantity > 1 || stock === 0) && (
                  <span className="tabular-nums">
                    {m.cart_each({ price: format.price(priceCents) })}
                  </span>
                )}
              </p>
            )}
          </div>
          <removal.Form method="post" action={CART} preventScrollReset className="-me-2.5 -mt-2">
            <input type="hidden" name="line" value={id} />
            <IconButton
              type="submit"
              name="intent"
              value="remove"
              label={m.cart_remove({ product: called })}
              className="text-muted"
            >
              <Trash2 aria-hidden />
            </IconButton>
          </removal.Form>
        </div>
        <LineNotes line={line} form={fetcher} />
        {isOffered && stock > 0 && (
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <QuantityForm line={line} called={called} form={fetcher} problem={sentence} />
            <p className="ms-auto font-medium tabular-nums">{format.price(total ?? 0)}</p>
          </div>
        )}
      </div>
    </li>
  )
}
