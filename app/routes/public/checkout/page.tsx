import { Link, type ShouldRevalidateFunction } from 'react-router'
import { hasNewPrice, obstacleOf } from '#domain/orders/cart.ts'
import { listCountries } from '#domain/orders/country.ts'
import { findKnownRecipient } from '#domain/orders/queries/find-known-recipient.ts'
import { lineProblemLabel } from '#domain/orders/line-words.ts'
import { markOfCart } from '#domain/orders/mark-of-cart.ts'
import { paymentMethods } from '#domain/payments/payment-methods.ts'
import { m } from '#messages'
import { readersCart } from '#app/request/cart.ts'
import { runtimeContext, viewerContext } from '#app/request/context.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { newId } from '#platform/database/new-id.ts'
import type { Route } from './+types/page.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutSummary } from './summary.tsx'

export function meta(): Route.MetaDescriptors {
  return [
    { title: m.site_page_title({ page: m.checkout_title() }) },
    { name: 'description', content: m.checkout_description() },
    { name: 'robots', content: 'noindex' },
  ]
}

/** The cart with its current total, and the known details of the buyer. */
export async function loader({ context }: Route.LoaderArgs) {
  const cart = await readersCart(context)
  const viewer = context.get(viewerContext)
  return {
    cart,
    /** The reason why a line cannot be bought, by variant ID. */
    obstacles: Object.fromEntries(
      cart.lines.flatMap((line) => {
        const sentence = lineProblemLabel(line)
        return sentence ? [[line.variantId, sentence] as const] : []
      }),
    ),
    shown: markOfCart(cart.lines),
    isMember: viewer !== null,
    person: viewer && {
      name: viewer.fullName,
      email: viewer.email,
      ...(await runOperation(context, findKnownRecipient, {})),
    },
    ways: paymentMethods(context.get(runtimeContext)),
    countries: listCountries(),
    /** Identifies this form, so that submitting it twice places one order. */
    formKey: newId(),
  }
}

export const handle = { failed: () => m.checkout_failed() }

export { action } from './actions.server.ts'

/** A 409 means that the data changed, so reload it with the form. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => actionStatus === 409 || defaultShouldRevalidate

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, obstacles, isMember } = loaderData
  if (cart.lines.length === 0) return <NothingToOrder />
  const isPriceNew = cart.lines.some(hasNewPrice)
  const isBlocked = cart.lines.some((line) => obstacleOf(line) !== null)
  return (
    <Container className="pt-8 pb-14 sm:pt-12 sm:pb-20">
      <PageHeader title={m.checkout_title()} lead={m.checkout_lead()} />
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-x-16">
        <div className="min-w-0 max-w-text">
          {!isMember && (
            <p className="mb-6 border-s-2 border-gold-leaf ps-4 text-muted">
              <Link
                to="/auth/login?redirect=%2Fcheckout"
                className="font-medium text-primary underline underline-offset-4 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
              >
                {m.checkout_sign_in()}
              </Link>{' '}
              {m.checkout_sign_in_more()}
            </p>
          )}
          <CheckoutForm
            {...loaderData}
            problems={actionData?.problems}
            isPriceNew={isPriceNew}
            isBlocked={isBlocked}
          />
        </div>
        {/* After the form, so that Tab reaches its fields first. */}
        <div className="min-w-0 max-lg:order-first lg:sticky lg:top-24">
          <CheckoutSummary cart={cart} obstacles={obstacles} />
        </div>
      </div>
    </Container>
  )
}

function NothingToOrder() {
  return (
    <Container className="py-14 sm:py-20">
      <h1 className="sr-only">{m.checkout_title()}</h1>
      <EmptyState
        title={m.cart_empty()}
        region="coast"
        action={
          <Button asChild>
            <Link to="/store">{m.checkout_to_store()}</Link>
          </Button>
        }
      >
        {m.checkout_empty_text()}
      </EmptyState>
    </Container>
  )
}
