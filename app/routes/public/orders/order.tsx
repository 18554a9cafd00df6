import { data, Link, useLocation } from 'react-router'
import { m } from '#messages'
import { Container } from '#app/ui/container.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { RelativeTime } from '#app/ui/relative-time.tsx'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { isMissing } from '#app/shell/describe-failure.ts'
import type { Route } from './+types/order.ts'
import { loadOrder } from './load-order.server.ts'
import { OrderParts } from './order-parts.tsx'
import { OrderPaymentPanel } from './payment-panel.tsx'
import { RecipientPanel } from './recipient-panel.tsx'
import { OrderActions } from './order-actions.tsx'
import { NoticeScreen } from '#app/shell/notice-screen.tsx'
import { useReader } from '#app/shell/use-reader.ts'
import { Button } from '#app/ui/button.tsx'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const page = loaderData
    ? m.orders_page({ number: loaderData.order.number })
    : m.orders_missing_title()
  return [
    { title: m.site_page_title({ page }) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'strict-origin' },
  ]
}

/** An order, for its customer or with its key; 404 for others. */
export async function loader(args: Route.LoaderArgs) {
  const { order, isByKey } = await loadOrder(args)
  const isBack = new URL(args.request.url).searchParams.has('paid')
  return data({ order, isByKey, isBack }, { headers: PRIVATE })
}

export const handle = { failed: () => m.orders_failed() }

export { action } from './actions.server.ts'

/**
 * The URL may contain a key, so the referrer is only our origin. Not `no-referrer`: old browsers that do not mark
 * same-origin forms need to send their origin.
 */
const PRIVATE = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'strict-origin',
  'X-Robots-Tag': 'noindex',
}

/** Also applies to errors and rejected forms. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const all = new Headers(actionHeaders)
  for (const [name, value] of Object.entries(PRIVATE)) all.set(name, value)
  return all
}

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, isByKey, isBack } = loaderData
  return (
    <Container className="pt-8 pb-14 sm:pt-12 sm:pb-20">
      <PageHeader
        eyebrow={m.orders_eyebrow()}
        title={order.number}
        lead={
          <>
            {m.orders_placed_on()} <RelativeTime at={order.createdAt} withDate />
          </>
        }
      />
      {order.payment.howToPay !== null && (
        <p className="mt-5 max-w-text" data-print="never">
          <strong className="font-medium">{m.orders_thanks()}</strong> {m.orders_thanks_text()}
        </p>
      )}
      {actionData && (
        <div className="mt-6 max-w-text" data-print="never">
          <ErrorSummary
            title={m.orders_problem()}
            problems={[{ message: actionData.problems.message }]}
          />
        </div>
      )}
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] print:block">
        <div className="grid min-w-0 gap-5 lg:order-last print:mb-6">
          <OrderPaymentPanel order={order} isBack={isBack} />
          <div className="max-lg:hidden print:hidden">
            <RecipientPanel order={order} />
          </div>
        </div>
        <div className="min-w-0">
          <h2 className="sr-only">{m.orders_parts()}</h2>
          <OrderParts parts={order.parts} />
          <div className="mt-5 lg:hidden print:block">
            <RecipientPanel order={order} />
          </div>
          <OrderActions order={order} isByKey={isByKey} />
        </div>
      </div>
    </Container>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isMissing(error) ? <OrderMissing /> : <ErrorScreen error={error} />
}

/** For orders that do not exist or that the user may not see, with two ways to find their own. */
function OrderMissing() {
  const { pathname } = useLocation()
  const { viewer } = useReader()
  const signIn = `/auth/login?${new URLSearchParams({ redirect: pathname })}`
  return (
    <NoticeScreen
      title={m.orders_missing_title()}
      scene={{ id: 'a parcel', region: 'coast', time: 'dusk' }}
      actions={
        <>
          <Button asChild>
            <Link to="/orders/look-up">{m.orders_look_up()}</Link>
          </Button>
          <Button asChild variant="secondary">
            {viewer ? (
              <Link to="/dashboard?tab=purchases">{m.orders_to_purchases()}</Link>
            ) : (
              <Link to={signIn}>{m.orders_sign_in()}</Link>
            )}
          </Button>
        </>
      }
    >
      {m.orders_missing_text()}
    </NoticeScreen>
  )
}
