import { Link } from 'react-router'
import { DESK_STATUSES, TO_CONFIRM } from '#domain/orders/desk.ts'
import { listOrders } from '#domain/orders/queries/list-orders.ts'
import { orderStatusLabel } from '#domain/orders/order.ts'
import { getSiteText } from '#domain/content/queries/get-site-text.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { AdminHeader } from '../admin-header.tsx'
import { sections } from '../content/sections.ts'
import { FilterChips } from '../filter-chips.tsx'
import { ListSearch } from '../list-search.tsx'
import { CursorPager } from '../cursor-pager.tsx'
import type { Route } from './+types/orders.ts'
import { ordersAddress, ordersViewOf, type OrdersView } from './addresses.ts'
import { OrdersTable } from './orders-table.tsx'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.orderdesk_title() }) }]
}

function labelOf(status: OrdersView['status']): string {
  if (status === null) return m.orderdesk_all()
  return status === TO_CONFIRM ? m.orderdesk_to_confirm() : orderStatusLabel(status)
}

/** Every order, the newest first; `?status=` and `?q=` narrow it down, `?after=` goes on. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const view = ordersViewOf(new URL(request.url).searchParams)
  const list = await runOperation(context, listOrders, view)
  const { body } = await runOperation(context, getSiteText, { slug: 'payment-instructions' })
  return {
    ...list,
    /** Whoever pays several organizations at once is told nothing. */
    isHowToPayMissing: body.trim() === '',
    items: list.items.map((item) => ({ ...item, createdAt: item.createdAt.toISOString() })),
    view,
  }
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { items, counts, older, view, isHowToPayMissing } = loaderData
  const isNarrowed = view.status !== null || view.q !== ''
  const found = counts[view.status ?? 'all']
  return (
    <Container className="py-6 sm:py-8">
      <AdminHeader current="orders" />
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="font-display text-subheading font-bold">{m.orderdesk_title()}</h2>
        <output className="text-sm text-muted">
          {m.orderdesk_admin_found({ count: found, shown: format.number(found) })}
        </output>
      </div>
      {isHowToPayMissing && (
        <Banner
          tone="warning"
          className="mb-4"
          title={m.orderdesk_site_missing()}
          action={
            <Button asChild variant="secondary" size="small">
              <Link to={sections.payments.to}>{m.orderdesk_site_write()}</Link>
            </Button>
          }
        >
          {m.orderdesk_site_missing_text()}
        </Banner>
      )}
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-2 xl:grid-cols-[minmax(0,1fr)_auto] xl:items-center">
        <FilterChips
          label={m.orderdesk_filter()}
          chips={([null, TO_CONFIRM, ...DESK_STATUSES] as const).map((status) => ({
            to: ordersAddress({ status, q: view.q }),
            label: labelOf(status),
            count: counts[status ?? 'all'],
            isCurrent: status === view.status,
          }))}
        />
        <ListSearch
          q={view.q}
          keep={{ status: view.status }}
          clearTo={ordersAddress({ status: view.status })}
          words={{
            label: m.orderdesk_search_staff(),
            submit: m.orderdesk_search_submit(),
            clear: m.orderdesk_search_clear(),
          }}
        />
      </div>
      {items.length > 0 ? (
        <OrdersTable items={items} />
      ) : (
        <EmptyState
          level={3}
          title={isNarrowed ? m.orderdesk_none_title() : m.orderdesk_admin_none()}
          action={
            isNarrowed && (
              <Button asChild variant="secondary">
                <Link to={ordersAddress()}>{m.orderdesk_see_all()}</Link>
              </Button>
            )
          }
        >
          {isNarrowed ? m.orderdesk_none_text() : m.orderdesk_admin_none_text()}
        </EmptyState>
      )}
      <CursorPager
        newest={view.after ? ordersAddress({ ...view, after: null }) : null}
        older={older && ordersAddress({ ...view, after: older })}
      />
    </Container>
  )
}
