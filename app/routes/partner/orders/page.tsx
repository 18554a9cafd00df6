import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { DESK_STATUSES } from '#domain/orders/desk.ts'
import { listPartnerOrders } from '#domain/orders/queries/list-partner-orders.ts'
import { orderStatusLabel } from '#domain/orders/order.ts'
import { findPaymentInstructions } from '#domain/partners/queries/find-payment-instructions.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { FilterChips } from '#app/routes/shared/list/filter-chips.tsx'
import { ListSearch } from '#app/routes/shared/list/list-search.tsx'
import { List } from '#app/routes/shared/list/list-page.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { ownProductsAddress } from '../products/addresses.ts'
import type { Route } from './+types/page.ts'
import { OrderLine } from './order-line.tsx'
import { orderCsvParams, orderParams as params, howToPayAddress } from './params.ts'
import { Card } from '#app/ui/card.tsx'
import { Paragraphs } from '#app/ui/paragraphs.tsx'
import { localized } from '#platform/text/language.ts'

export function meta() {
  return [{ title: m.site_page_title({ page: m.orderdesk_title() }) }]
}

/** Lists the organization's orders, newest first; `?status=` and `?q=` filter the list, `?after=` is the cursor. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const view = params.parse(request)
  const list = await runOperation(context, listPartnerOrders, view)
  return {
    ...list,
    items: list.items.map((item) => ({ ...item, createdAt: item.createdAt.toISOString() })),
    view,
    instructions: (await runOperation(context, findPaymentInstructions, {}))?.inPage ?? null,
  }
}

export default function PartnerOrders({ loaderData }: Route.ComponentProps) {
  const { items, counts, older, view, mayAct, instructions } = loaderData
  const hasAny = counts.all > 0 || view.q !== ''
  return (
    <Container className="py-8 sm:py-10">
      <PageHeader
        title={m.orderdesk_title()}
        lead={m.orderdesk_lead()}
        actions={
          hasAny && (
            <Button asChild variant="secondary">
              <a href={localized(orderCsvParams.narrow(view, {}))} download>
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
          <List
            {...{ params, view, older }}
            filtersClassName="mb-5 gap-3"
            filters={
              hasAny && (
                <>
                  <FilterChips
                    {...{ params, view }}
                    of="status"
                    label={m.orderdesk_filter()}
                    choices={[null, ...DESK_STATUSES]}
                    labelOf={(status) => (status ? orderStatusLabel(status) : m.orderdesk_all())}
                    countOf={(status) => counts[status ?? 'all']}
                  />
                  <ListSearch {...{ params, view }} label={m.orderdesk_search()} />
                </>
              )
            }
            rows={items}
            empty={{
              level: 2,
              title: m.orderdesk_empty_title(),
              region: 'coast',
              action: (
                <Button asChild>
                  <Link to={ownProductsAddress}>{m.orderdesk_empty_action()}</Link>
                </Button>
              ),
              children: m.orderdesk_empty_text(),
            }}
            emptyNarrowed={{
              level: 2,
              title: m.orderdesk_none_title(),
              children: m.orderdesk_none_text(),
              seeAll: m.orderdesk_see_all(),
            }}
          >
            <ul aria-label={m.orderdesk_list_label()} className="grid gap-3">
              {items.map((item) => (
                <li key={item.id}>
                  <OrderLine {...item} />
                </li>
              ))}
            </ul>
          </List>
        </div>
        <HowToPayCard instructions={instructions ?? ''} mayAct={mayAct} />
      </div>
    </Container>
  )
}

/** The payment instructions that customers see, with a link to edit them. */
function HowToPayCard({ instructions, mayAct }: { instructions: string; mayAct: boolean }) {
  return (
    <Card ground="sand" className="h-fit min-w-0">
      <h2 className="font-display text-subheading font-bold">{m.orderdesk_how_title()}</h2>
      {instructions ? (
        <Paragraphs text={instructions} className="mt-3 text-sm" />
      ) : (
        <p className="mt-2 text-sm text-muted">{m.orderdesk_how_none()}</p>
      )}
      <p className="mt-3 text-sm text-muted">{m.orderdesk_how_shared()}</p>
      {mayAct && (
        <Button asChild variant="secondary" size="small" className="mt-4">
          <Link to={howToPayAddress}>
            {instructions ? m.orderdesk_how_edit() : m.orderdesk_how_write()}
          </Link>
        </Button>
      )}
    </Card>
  )
}
