import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { DESK_STATUSES } from '#domain/orders/desk.ts'
import { listPartnerOrders } from '#domain/orders/queries/list-partner-orders.ts'
import { orderStatusLabel } from '#domain/orders/order.ts'
import { findPaymentInstructions } from '#domain/partners/queries/find-payment-instructions.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { FilterChips } from '#app/routes/admin/filter-chips.tsx'
import { ListSearch } from '#app/routes/admin/list-search.tsx'
import { CursorPager } from '#app/routes/admin/cursor-pager.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { ownProductsAddress } from '../products/addresses.ts'
import type { Route } from './+types/orders.ts'
import { ordersViewOf } from '../../order-desk/orders-view.ts'
import { ordersAddress, ordersCsvAddress } from './addresses.ts'
import { HowToPayCard } from './how-to-pay-card.tsx'
import { OrderLine } from './order-line.tsx'

export function meta() {
  return [{ title: m.site_page_title({ page: m.orderdesk_title() }) }]
}

/** What was ordered from the organization, the newest first; `?status=` and `?q=` narrow it down, `?after=` goes on. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const view = ordersViewOf(new URL(request.url).searchParams)
  const list = await runOperation(context, listPartnerOrders, view)
  return {
    ...list,
    items: list.items.map((item) => ({ ...item, createdAt: item.createdAt.toISOString() })),
    view,
    instructions: (await runOperation(context, findPaymentInstructions, {}))?.words ?? null,
  }
}

export default function PartnerOrders({ loaderData }: Route.ComponentProps) {
  const { items, counts, older, view, mayAct, instructions } = loaderData
  const isNarrowed = view.status !== null || view.q !== ''
  const hasAny = counts.all > 0 || view.q !== ''
  return (
    <Container className="py-8 sm:py-10">
      <PageHeader
        title={m.orderdesk_title()}
        lead={m.orderdesk_lead()}
        actions={
          hasAny && (
            <Button asChild variant="secondary">
              <a href={ordersCsvAddress(view)} download>
                <Download aria-hidden />
                {m.orderdesk_csv()}
              </a>
            </Button>
          )
        }
      />
      {!mayAct && (
        <Banner tone="warning" className="mt-6">
          {m.orderdesk_suspended_note()}
        </Banner>
      )}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {hasAny && (
            <div className="mb-5 grid grid-cols-[minmax(0,1fr)] gap-3">
              <FilterChips
                label={m.orderdesk_filter()}
                chips={[null, ...DESK_STATUSES].map((status) => ({
                  to: ordersAddress({ status, q: view.q }),
                  label: status ? orderStatusLabel(status) : m.orderdesk_all(),
                  count: counts[status ?? 'all'],
                  isCurrent: status === view.status,
                }))}
              />
              <ListSearch
                q={view.q}
                keep={{ status: view.status }}
                clearTo={ordersAddress({ status: view.status })}
                words={{
                  label: m.orderdesk_search(),
                  submit: m.orderdesk_search_submit(),
                  clear: m.orderdesk_search_clear(),
                }}
              />
            </div>
          )}
          {items.length > 0 ? (
            <ul aria-label={m.orderdesk_list_label()} className="grid gap-3">
              {items.map((item) => (
                <li key={item.id}>
                  <OrderLine {...item} />
                </li>
              ))}
            </ul>
          ) : (
            <Nothing isNarrowed={isNarrowed} />
          )}
          <CursorPager
            newest={view.after ? ordersAddress({ ...view, after: null }) : null}
            older={older && ordersAddress({ ...view, after: older })}
          />
        </div>
        <HowToPayCard instructions={instructions ?? ''} mayAct={mayAct} />
      </div>
    </Container>
  )
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyState
      title={m.orderdesk_none_title()}
      action={
        <Button asChild variant="secondary">
          <Link to={ordersAddress()}>{m.orderdesk_see_all()}</Link>
        </Button>
      }
    >
      {m.orderdesk_none_text()}
    </EmptyState>
  ) : (
    <EmptyState
      title={m.orderdesk_empty_title()}
      region="coast"
      action={
        <Button asChild>
          <Link to={ownProductsAddress}>{m.orderdesk_empty_action()}</Link>
        </Button>
      }
    >
      {m.orderdesk_empty_text()}
    </EmptyState>
  )
}
