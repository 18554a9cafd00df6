import { Link } from 'react-router'
import { m } from '#messages'
import type { CartLine } from '#domain/orders/cart.ts'
import { readersCart } from '#app/request/cart.ts'
import { runtimeContext } from '#app/request/context.ts'
import type { FormErrors, FormValues } from '#app/request/form.ts'
import { pageMeta } from '#app/request/page-meta.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { RouteDialog } from '#app/ui/route-dialog.tsx'
import type { Route } from './+types/page.ts'
import { cartProductAddress } from './cart-address.ts'
import { CartContents } from './contents.tsx'
import { ProductNotFound } from '../product/not-found.tsx'
import { readShelves } from '../store/read-shelves.server.ts'
import { StoreSections } from '../store/store-sections.tsx'
import { STORE } from '../store/steps.ts'

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  return pageMeta({
    title: m.site_page_title({ page: m.cart_page_title() }),
    description: m.store_lead(),
    address: loaderData.address,
    noIndex: true,
  })
}

/** The store, and the visitor's cart. */
export async function loader({ context }: Route.LoaderArgs) {
  const [shelves, cart] = await Promise.all([readShelves(context, 1), readersCart(context)])
  return { shelves, cart, address: context.get(runtimeContext).origin + STORE }
}

export const handle = {
  failed: ({ line }: FormValues) => (line ? m.cart_not_changed() : m.cart_not_added()),
}

/** Everything that changes a cart. */
export { action } from './actions.server.ts'

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, shelves } = loaderData
  const problems = actionData?.problems
  const product = problems?.values['product']
  return (
    <>
      <StoreSections {...shelves} />
      <RouteDialog
        place="end"
        title={m.cart_title()}
        description={cart.count > 0 && m.cart_items({ count: cart.count })}
        closeTo={STORE}
      >
        {problems && product !== undefined && (
          <Banner
            tone="danger"
            title={m.cart_not_added()}
            className="mb-5"
            action={
              <Link
                to={cartProductAddress(product, problems.values)}
                className="inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4"
              >
                {m.cart_choose_again()}
              </Link>
            }
          >
            {Object.values(problems.fields)[0] ?? problems.message}
          </Banner>
        )}
        {problems && product === undefined && !cart.lines.some(isOf(problems)) && (
          <Banner tone="danger" className="mb-5">
            {problems.fields['quantity'] ?? m.cart_not_changed()}
          </Banner>
        )}
        <CartContents cart={cart} problems={problems ?? null} />
      </RouteDialog>
    </>
  )
}

function isOf(problems: FormErrors) {
  return ({ id }: CartLine) => id === problems.values['line']
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductNotFound error={error} />
}
