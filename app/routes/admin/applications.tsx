import { listApplications } from '#domain/partners/queries/list-applications.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { Route } from './+types/applications.ts'
import { AdminHeader } from './admin-header.tsx'
import { ApplicationsTable } from './applications/applications-table.tsx'
import { presentRow } from './applications/present-application.ts'
import { StatusFilter } from './applications/status-filter.tsx'
import { filterOf } from './applications/status-filters.ts'
import { useFocusOn } from './decisions/use-focus-on.ts'
import { listAddress, pageOf } from './list-address.ts'

const PATH = '/admin/applications'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.admin_partner_applications() }) }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const filter = filterOf(searchParams.get('status'))
  const list = await runOperation(context, listApplications, {
    status: filter.status,
    page: pageOf(searchParams.get('page')),
  })
  return {
    status: filter.status,
    items: list.items.map(presentRow),
    page: list.page,
    pageCount: list.pageCount,
  }
}

export default function Applications({ loaderData }: Route.ComponentProps) {
  const { status, items, page, pageCount } = loaderData
  const filter = status === 'pending' ? {} : { status }
  useFocusOn()
  return (
    <Container className="py-6 sm:py-8">
      <AdminHeader current="applications" />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2
          id="waiting"
          tabIndex={-1}
          className="font-display text-subheading font-bold outline-none"
        >
          {m.admin_applications_title()}
        </h2>
        <StatusFilter current={status} />
      </div>
      {items.length === 0 ? (
        <EmptyState
          level={3}
          title={
            status === 'pending'
              ? m.admin_applications_empty_pending()
              : m.admin_applications_empty()
          }
        />
      ) : (
        <ApplicationsTable items={items} isDecided={status !== 'pending'} />
      )}
      <div className="mt-8">
        <Pagination
          page={page}
          pageCount={pageCount}
          addressOf={(number) => listAddress(PATH, number, filter)}
        />
      </div>
    </Container>
  )
}
