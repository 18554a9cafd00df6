import { AMBASSADOR_VISIBILITIES } from '#domain/ambassadors/ambassador-status.ts'
import { ambassadorTypeLabel } from '#domain/ambassadors/ambassador.ts'
import { listAmbassadors } from '#domain/ambassadors/queries/list-ambassadors.ts'
import { formatMoney } from '#platform/text/money.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { Moment } from '#app/ui/moment.tsx'
import { runOperation } from '#app/request/run-operation.ts'
import { FilterChips } from '#app/routes/shared/list/filter-chips.tsx'
import { ListPage } from '#app/routes/shared/list/list-page.tsx'
import { ListSearch } from '#app/routes/shared/list/list-search.tsx'
import { TableRowLink } from '#app/routes/shared/list/table-row-link.tsx'
import { AdminHeader } from '../admin-header.tsx'
import type { Route } from './+types/page.ts'
import { AmbassadorStatusBadge } from './ambassador-status-badge.tsx'
import { ambassadorAddress, ambassadorParams as params } from './params.ts'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.ambassadordesk_title() }) }]
}

/** Lists all ambassadors, newest first; `?standing=` and `?q=` filter the list. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const view = params.parse(request)
  const { page, ...list } = await runOperation(context, listAmbassadors, view)
  return { ...list, view: { ...view, page } }
}

const labels = { shown: m.ambassadordesk_shown, hidden: m.ambassadordesk_not_shown }
const number = { from: 'lg', className: 'text-end', cellClassName: 'tabular-nums' } as const

export default function Ambassadors({ loaderData }: Route.ComponentProps) {
  const { items, total, pageCount, counts, view } = loaderData
  return (
    <ListPage
      header={<AdminHeader title={m.ambassadordesk_title()} filter={params.narrow(view, {})} />}
      found={m.ambassadordesk_found({ count: total, shown: format.number(total) })}
      {...{ params, view, pageCount }}
      filters={
        <>
          <FilterChips
            {...{ params, view }}
            of="standing"
            label={m.ambassadordesk_by_standing()}
            choices={[null, ...AMBASSADOR_VISIBILITIES]}
            labelOf={(status) => (status ? labels[status]() : m.ambassadordesk_all())}
            countOf={(status) => counts[status ?? 'all']}
          />
          <ListSearch {...{ params, view }} label={m.ambassadordesk_search()} />
        </>
      }
      rows={items}
      columns={[
        {
          title: m.ambassadordesk_name(),
          cell: ({ id, name }) => <TableRowLink to={ambassadorAddress(id)} name={name} />,
        },
        {
          title: m.ambassadordesk_page(),
          cell: ({ status }) => <AmbassadorStatusBadge status={status} />,
        },
        { title: m.becoming_type(), from: 'md', cell: ({ type }) => ambassadorTypeLabel(type) },
        {
          title: m.ambassadordesk_supporters(),
          ...number,
          cell: ({ supporters }) => format.number(supporters),
        },
        {
          title: m.ambassadordesk_raised(),
          ...number,
          cell: ({ raisedCents }) => formatMoney(raisedCents),
        },
        {
          title: m.ambassadordesk_since(),
          from: 'md',
          cellClassName: 'whitespace-nowrap',
          cell: ({ createdAt }) => <Moment at={createdAt} as="shortDate" />,
        },
      ]}
      empty={{ title: m.ambassadordesk_none(), children: m.ambassadordesk_none_text() }}
      emptyNarrowed={{
        title: m.ambassadordesk_none_found(),
        seeAll: m.ambassadordesk_see_all(),
      }}
    />
  )
}
