import { Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { getSiteText } from '#domain/content/queries/get-site-text.ts'
import { DESK_STATUSES, ORDERS_TO_CONFIRM } from '#domain/orders/desk.ts'
import { listOrders } from '#domain/orders/queries/list-orders.ts'
import { orderStatusLabel, type OrderStatus } from '#domain/orders/order.ts'
import { confirmPayment } from '#domain/settlement/commands/confirm-payment.ts'
import { formatCounted } from '#platform/text/counted.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { Moment } from '#app/ui/moment.tsx'
import { formAction } from '#app/request/form-action.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { OrderStatusBadge } from '#app/routes/public/orders/order-status-badge.tsx'
import { AfterRefunds } from '#app/routes/shared/fulfillment/after-refunds.tsx'
import { FilterChips } from '#app/routes/shared/list/filter-chips.tsx'
import { ListPage } from '#app/routes/shared/list/list-page.tsx'
import { ListSearch } from '#app/routes/shared/list/list-search.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { Button } from '#app/ui/button.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { doMany } from '#app/routes/shared/many/do-many.server.ts'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { AdminHeader } from '../admin-header.tsx'
import { sections } from '../content/sections.ts'
import type { Route } from './+types/page.ts'
import { staffOrderAddress, staffOrderParams as params } from './params.ts'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.orderdesk_title() }) }]
}

/** Lists every order, newest first; `?status=` and `?q=` filter the list, `?after=` is the cursor. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const view = params.parse(request)
  const list = await runOperation(context, listOrders, view)
  const { body } = await runOperation(context, getSiteText, { slug: 'payment-instructions' })
  // Without it, customers who order from several organizations get no payment instructions.
  return { ...list, isHowToPayMissing: body.trim() === '', view }
}

export const handle = { failed: () => m.orderdesk_many_failed() }

/** Confirms the payments of several orders. */
export const action = formAction({
  run: ({ caller, form }) =>
    doMany(form, {
      actions: ['confirm'],
      one: (_, paymentId) => confirmPayment(caller, { paymentId }),
      done: (_, count) => m.orderdesk_many_confirmed({ count }),
      failed: m.orderdesk_many_failed,
    }),
  to: ({ request }) => params.href(params.parse(request)),
})

/** Reloads after a refusal too: some of many may have been confirmed. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.actionStatus !== undefined || args.defaultShouldRevalidate
}

export default function Orders({ loaderData, actionData }: Route.ComponentProps) {
  const { items, counts, isOpen, older, view, isHowToPayMissing } = loaderData
  const found = counts[view.status ?? 'all']
  return (
    <ListPage
      header={<AdminHeader title={m.orderdesk_title()} filter={params.narrow(view, {})} />}
      found={m.orderdesk_admin_found({ count: found, shown: formatCounted(found, isOpen) })}
      announcement={isHowToPayMissing && <HowToPayMissing />}
      {...{ params, view, older }}
      filters={
        <>
          <FilterChips
            {...{ params, view }}
            of="status"
            label={m.orderdesk_filter()}
            choices={[null, ORDERS_TO_CONFIRM, ...DESK_STATUSES]}
            labelOf={labelOf}
            countOf={(status) => formatCounted(counts[status ?? 'all'], isOpen)}
          />
          <ListSearch {...{ params, view }} label={m.orderdesk_search_staff()} />
        </>
      }
      bulk={{
        of: ({ paymentToConfirm, number }) =>
          paymentToConfirm === null ? null : { value: paymentToConfirm, name: number },
        title: m.orderdesk_many(),
        text: m.orderdesk_many_text(),
        actions: [{ value: 'confirm', label: m.orderdesk_many_confirm() }],
        many: actionData && 'many' in actionData ? actionData.many : undefined,
      }}
      notice={
        actionData &&
        'problems' in actionData && (
          <ProblemBanner problems={actionData.problems} className="mb-4" />
        )
      }
      rows={items}
      isTall
      columns={[
        {
          title: m.orderdesk_admin_id(),
          cellClassName: 'font-medium',
          cell: ({ number, customer, totalCents, money, statuses }) => (
            <>
              <span className="whitespace-nowrap">{number}</span>
              <span className="block font-normal wrap-anywhere text-muted md:hidden">
                <bdi>{customer}</bdi>
              </span>
              <span className="mt-1 grid justify-items-start gap-1 font-normal sm:hidden">
                <span className="tabular-nums">
                  {format.price(totalCents)}
                  <AfterRefunds money={money} />
                </span>
                <Statuses statuses={statuses} />
              </span>
            </>
          ),
        },
        {
          title: m.orderdesk_admin_customer(),
          from: 'md',
          cellClassName: 'wrap-anywhere',
          cell: ({ customer, email }) => (
            <>
              <bdi>{customer}</bdi>
              {email && <span className="block text-muted">{email}</span>}
            </>
          ),
        },
        {
          title: m.orderdesk_admin_date(),
          from: 'lg',
          cellClassName: 'whitespace-nowrap',
          cell: ({ createdAt }) => <Moment at={createdAt} as="shortDate" />,
        },
        {
          title: m.orderdesk_admin_items(),
          from: 'lg',
          className: 'text-end',
          cellClassName: 'tabular-nums',
          cell: ({ units }) => format.number(units),
        },
        {
          title: m.orderdesk_admin_total(),
          from: 'sm',
          className: 'text-end',
          cellClassName: 'tabular-nums',
          cell: ({ totalCents, money }) => (
            <>
              {format.price(totalCents)}
              <AfterRefunds money={money} />
            </>
          ),
        },
        {
          title: m.orderdesk_admin_status(),
          from: 'sm',
          cell: ({ statuses }) => <Statuses statuses={statuses} />,
        },
        {
          title: m.orderdesk_admin_actions(),
          cellClassName: 'w-px',
          cell: ({ number }) => (
            <Link
              to={staffOrderAddress(number)}
              data-row
              className={buttonVariants({ variant: 'secondary', size: 'small' })}
            >
              {m.orderdesk_admin_details()}
              <VisuallyHidden>{` ${m.orderdesk_admin_details_of({ number })}`}</VisuallyHidden>
            </Link>
          ),
        },
      ]}
      empty={{ title: m.orderdesk_admin_none(), children: m.orderdesk_admin_none_text() }}
      emptyNarrowed={{
        title: m.orderdesk_none_title(),
        children: m.orderdesk_none_text(),
        seeAll: m.orderdesk_see_all(),
      }}
    />
  )
}

function labelOf(status: OrderStatus | typeof ORDERS_TO_CONFIRM | null): string {
  if (status === null) return m.orderdesk_all()
  return status === ORDERS_TO_CONFIRM ? m.orderdesk_to_confirm() : orderStatusLabel(status)
}

function HowToPayMissing() {
  return (
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
  )
}

function Statuses({ statuses }: { statuses: readonly OrderStatus[] }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {statuses.map((status) => (
        <OrderStatusBadge key={status} status={status} />
      ))}
    </span>
  )
}
