import { Link } from 'react-router'
import { listPartners } from '#domain/partners/queries/list-partners.ts'
import { PARTNER_STATUSES } from '#domain/partners/partner.ts'
import { partnerStatusLabel } from '#domain/partners/partner-words.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { AdminHeader } from '../admin-header.tsx'
import { FilterChips } from '../filter-chips.tsx'
import { ListSearch } from '../list-search.tsx'
import type { Route } from './+types/organizations.ts'
import { organizationsAddress, viewOf } from './organizations-address.ts'
import { OrganizationsTable } from './organizations-table.tsx'
import { presentOrganizationRow } from './present-organization.ts'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.organizations_title() }) }]
}

/** Every organization that has applied, the newest first; `?status=` and `?q=` narrow it down. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const view = viewOf(new URL(request.url).searchParams)
  const { items, total, page, pageCount, counts } = await runOperation(context, listPartners, view)
  return {
    items: items.map(presentOrganizationRow),
    total,
    pageCount,
    counts,
    view: { ...view, page },
  }
}

export default function Organizations({ loaderData }: Route.ComponentProps) {
  const { items, total, pageCount, counts, view } = loaderData
  return (
    <Container className="py-6 sm:py-8">
      <AdminHeader current="organizations" />
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="font-display text-subheading font-bold">{m.organizations_title()}</h2>
        <output className="text-sm text-muted">
          {m.organizations_found({ count: total, shown: format.number(total) })}
        </output>
      </div>
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-2 xl:grid-cols-[minmax(0,1fr)_auto] xl:items-center">
        <FilterChips
          label={m.organizations_by_status()}
          chips={[null, ...PARTNER_STATUSES].map((status) => ({
            to: organizationsAddress({ status, q: view.q }),
            label: status ? partnerStatusLabel(status) : m.organizations_all(),
            count: counts[status ?? 'all'],
            isCurrent: status === view.status,
          }))}
        />
        <ListSearch
          q={view.q}
          keep={{ status: view.status }}
          clearTo={organizationsAddress({ status: view.status })}
          words={{
            label: m.organizations_search(),
            submit: m.organizations_search_submit(),
            clear: m.organizations_search_clear(),
          }}
        />
      </div>
      {items.length > 0 ? (
        <OrganizationsTable items={items} />
      ) : (
        <EmptyState
          level={3}
          title={m.organizations_none()}
          action={
            <Button asChild variant="secondary">
              <Link to={organizationsAddress()}>{m.organizations_see_all()}</Link>
            </Button>
          }
        />
      )}
      <div className="mt-8">
        <Pagination
          page={view.page}
          pageCount={pageCount}
          addressOf={(page) => organizationsAddress({ ...view, page })}
        />
      </div>
    </Container>
  )
}
