import { listPartners } from '#domain/partners/queries/list-partners.ts'
import { partnerStatusLabel } from '#domain/partners/partner-words.ts'
import { PARTNER_STATUSES } from '#domain/partners/partner.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { Moment } from '#app/ui/moment.tsx'
import { Name } from '#app/ui/name.tsx'
import { runOperation } from '#app/request/run-operation.ts'
import { FilterChips } from '#app/routes/shared/list/filter-chips.tsx'
import { ListPage } from '#app/routes/shared/list/list-page.tsx'
import { ListSearch } from '#app/routes/shared/list/list-search.tsx'
import { TableRowLink } from '#app/routes/shared/list/table-row-link.tsx'
import { AdminHeader } from '../admin-header.tsx'
import { describeCountry } from '../applications/present-application.ts'
import type { Route } from './+types/page.ts'
import { adminPartnersParams as params } from './params.ts'
import { PartnerStatusBadge } from './partner-status-badge.tsx'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.organizations_title() }) }]
}

/** Lists every organization that has applied, newest first; `?status=` and `?q=` filter the list. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const view = params.parse(request)
  const { page, items, ...list } = await runOperation(context, listPartners, view)
  return {
    ...list,
    items: items.map((item) => ({ ...item, country: describeCountry(item.country) })),
    view: { ...view, page },
  }
}

export default function Partners({ loaderData }: Route.ComponentProps) {
  const { items, total, pageCount, counts, view } = loaderData
  return (
    <ListPage
      header={<AdminHeader title={m.organizations_title()} filter={params.narrow(view, {})} />}
      found={m.organizations_found({ count: total, shown: format.number(total) })}
      {...{ params, view, pageCount }}
      filters={
        <>
          <FilterChips
            {...{ params, view }}
            of="status"
            label={m.organizations_by_status()}
            choices={[null, ...PARTNER_STATUSES]}
            labelOf={(status) => (status ? partnerStatusLabel(status) : m.organizations_all())}
            countOf={(status) => counts[status ?? 'all']}
          />
          <ListSearch {...{ params, view }} label={m.organizations_search()} />
        </>
      }
      rows={items}
      columns={[
        {
          title: m.organizations_name(),
          cell: ({ id, name, otherNames }) => (
            <>
              <TableRowLink to={`/admin/partners/${id}`} name={name} />
              {otherNames.map((other) => (
                <span key={other} className="text-muted max-sm:block sm:ms-3">
                  <Name>{other}</Name>
                </span>
              ))}
            </>
          ),
        },
        {
          title: m.forms_status(),
          cell: ({ status, isClosed }) => (
            <PartnerStatusBadge status={status} isClosed={isClosed} />
          ),
        },
        { title: m.forms_country(), from: 'md', cell: ({ country }) => country },
        {
          title: m.admin_contact_person(),
          from: 'lg',
          cellClassName: 'wrap-anywhere',
          cell: ({ contactPerson }) => <bdi>{contactPerson}</bdi>,
        },
        {
          title: m.organizations_since(),
          from: 'md',
          cellClassName: 'whitespace-nowrap',
          cell: ({ createdAt }) => <Moment at={createdAt} as="shortDate" />,
        },
      ]}
      empty={{ title: m.organizations_none() }}
      emptyNarrowed={{ title: m.organizations_none(), seeAll: m.organizations_see_all() }}
    />
  )
}
