import { format } from '#platform/text/format.ts'
import { Link } from 'react-router'
import { m } from '#messages'
import { InShekels } from '../cards/in-shekels.tsx'
import { canCheckOut, groupByOrganization, type Cart } from '#domain/orders/cart.ts'
import type { FormErrors } from '#app/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { STORE } from '../store/steps.ts'
import { CartRow } from './line.tsx'
import { Sentence } from '#app/ui/sentence.tsx'

type ContentsProps = {
  cart: Cart
  /** Errors of a line, for pages before hydration. */
  problems: FormErrors | null
}

/** The cart by organization, with its total and the link to checkout. */
export function CartContents({ cart, problems }: ContentsProps) {
  if (cart.lines.length === 0) {
    return (
      <div className="grid flex-1 content-center">
        <EmptyState
          title={m.cart_empty()}
          region="coast"
          action={
            <Button asChild>
              <Link to={STORE}>{m.cart_to_store()}</Link>
            </Button>
          }
        >
          {m.cart_empty_text()}
        </EmptyState>
      </div>
    )
  }
  const isReady = canCheckOut(cart)
  return (
    <>
      <div className="grid gap-6">
        {groupByOrganization(cart.lines).map(({ partnerId, organization, lines }) => (
          <section key={partnerId} aria-labelledby={`of-${partnerId}`}>
            <h3 id={`of-${partnerId}`} className="border-b border-line pb-2 text-sm font-medium">
              {partnerId === '' ? (
                <span className="text-muted">{m.cart_gone()}</span>
              ) : (
                <Link
                  to={`/partner/${partnerId}`}
                  className="text-gold underline-offset-4 wrap-anywhere hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
                >
                  <Sentence>{m.store_by({ organization })}</Sentence>
                </Link>
              )}
            </h3>
            <ul>
              {lines.map((line) => (
                <CartRow
                  key={line.id}
                  line={line}
                  problem={problems?.values['line'] === line.id ? sentenceOf(problems) : null}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div
        data-clear-of-toasts=""
        className="sticky -bottom-5 z-10 -mx-5 mt-auto -mb-5 border-t border-line bg-surface px-5 pt-4 pb-5 sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7 sm:pb-7"
      >
        <p role="status" className="flex items-baseline justify-between gap-4">
          <span className="font-medium">{m.cart_total()}</span>
          <span className="text-end">
            <span className="font-display text-heading font-bold tabular-nums">
              {format.price(cart.totalCents)}
            </span>
            <InShekels cents={cart.totalCents} className="block" />
          </span>
        </p>
        <p className="mt-1 mb-4 text-sm text-muted">{m.cart_sending()}</p>
        {isReady ? (
          <Button asChild size="large" wide>
            <Link to="/checkout">{m.cart_checkout()}</Link>
          </Button>
        ) : (
          <>
            <Button type="button" size="large" wide disabled aria-describedby="not-ready">
              {m.cart_checkout()}
            </Button>
            <p id="not-ready" className="mt-2 text-sm text-donate">
              {m.cart_not_ready()}
            </p>
          </>
        )}
      </div>
    </>
  )
}

function sentenceOf({ message, fields }: FormErrors): string {
  return fields['quantity'] ?? message
}
