import { Link } from 'react-router'
import { AMBASSADOR_VISIBILITIES } from '#domain/ambassadors/ambassador-status.ts'
import { listAmbassadors } from '#domain/ambassadors/queries/list-ambassadors.ts'
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
import type { Route } from './+types/ambassadors.ts'
import { ambassadorsAddress, viewOf } from './ambassadors-address.ts'
import { AmbassadorsTable } from './ambassadors-table.tsx'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.ambassadordesk_title() }) }]
}

/** Everybody who is an ambassador, the newest first; `?standing=` and `?q=` narrow it down. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const view = viewOf(new URL(request.url).searchParams)
  const { items, total, page, pageCount, counts } = await runOperation(
    context,
    listAmbassadors,
    view,
  )
  return {
    items: items.map((item) => ({ ...item, createdAt: item.createdAt.toISOString() })),
    total,
    pageCount,
    counts,
    view: { ...view, page },
  }
}

const labels = { shown: m.ambassadordesk_shown, hidden: m.ambassadordesk_not_shown }

export default function Ambassadors({ loaderData }: Route.ComponentProps) {
  const { items, total, pageCount, counts, view } = loaderData
  const isNarrowed = view.standing !== null || view.q !== ''
  return (
    <Container className="py-6 sm:py-8">
      <AdminHeader current="ambassadors" />
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="font-display text-subheading font-bold">{m.ambassadordesk_title()}</h2>
        <output className="text-sm text-muted">
          {m.ambassadordesk_found({ count: total, shown: format.number(total) })}
        </output>
      </div>
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-2 xl:grid-cols-[minmax(0,1fr)_auto] xl:items-center">
        <FilterChips
          label={m.ambassadordesk_by_standing()}
          chips={[null, ...AMBASSADOR_VISIBILITIES].map((standing) => ({
            to: ambassadorsAddress({ standing, q: view.q }),
            label: standing ? labels[standing]() : m.ambassadordesk_all(),
            count: counts[standing ?? 'all'],
            isCurrent: standing === view.standing,
          }))}
        />
        <ListSearch
          q={view.q}
          keep={{ standing: view.standing }}
          clearTo={ambassadorsAddress({ standing: view.standing })}
          words={{
            label: m.ambassadordesk_search(),
            submit: m.ambassadordesk_search_submit(),
            clear: m.ambassadordesk_search_clear(),
          }}
        />
      </div>
      {items.length > 0 ? (
        <AmbassadorsTable items={items} />
      ) : isNarrowed ? (
        <EmptyState
          level={3}
          title={m.ambassadordesk_none_found()}
          action={
            <Button asChild variant="secondary">
              <Link to={ambassadorsAddress()}>{m.ambassadordesk_see_all()}</Link>
            </Button>
          }
        />
      ) : (
        <EmptyState level={3} title={m.ambassadordesk_none()}>
          {m.ambassadordesk_none_text()}
        </EmptyState>
      )}
      <div className="mt-8">
        <Pagination
          page={view.page}
          pageCount={pageCount}
          addressOf={(page) => ambassadorsAddress({ ...view, page })}
        />
      </div>
    </Container>
  )
}
