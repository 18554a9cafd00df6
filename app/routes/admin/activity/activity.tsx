import { Link, useNavigation } from 'react-router'
import { listActivity } from '#domain/activity/queries/list-activity.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { describeFailure } from '#app/shell/describe-failure.ts'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { Route } from './+types/activity.ts'
import { AdminHeader } from '../admin-header.tsx'
import { CursorPager } from '../cursor-pager.tsx'
import { activityAddress } from './activity-address.ts'
import { ActivityFilterForm } from './activity-filter-form.tsx'
import { ActivityTable } from './activity-table.tsx'
import { activityDetails, activityName } from './activity-words.ts'
import { readFilters } from './read-filters.ts'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.useractivity_tab() }) }]
}

/** What people did, the newest first: for superusers only, who alone may ask. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const filters = readFilters(searchParams)
  const before = searchParams.get('before')?.slice(0, 100) ?? null
  const found = await runOperation(context, listActivity, { ...filters, before })
  return {
    rows: found.activities.map(({ id, person, type, details, ipAddress, at }) => ({
      id,
      person,
      type,
      name: activityName(type),
      details: activityDetails(type, details),
      ipAddress,
      at: at.toISOString(),
    })),
    count: found.count,
    isCapped: found.isCapped,
    next: found.next,
    types: found.types.map((type) => ({ type, name: activityName(type) })),
    named: found.named,
    filters,
    isFirst: before === null,
  }
}

export default function Activity({ loaderData }: Route.ComponentProps) {
  const { rows, count, isCapped, next, types, named, filters, isFirst } = loaderData
  const { state, location } = useNavigation()
  const isLoading = state === 'loading' && location.pathname === '/admin/activity'
  const isFiltered = Boolean(filters.person ?? filters.type) || filters.who !== ''
  const shown = format.number(count)
  return (
    <Container className="py-8 sm:py-10">
      <AdminHeader current="activity" />
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="font-display text-subheading font-bold">{m.useractivity_title()}</h2>
        <output className="flex items-center gap-2 text-sm text-muted">
          {isLoading ? (
            <>
              <Spinner className="size-4" />
              {m.useractivity_loading()}
            </>
          ) : isCapped ? (
            m.useractivity_count_more({ shown })
          ) : (
            m.useractivity_count({ count, shown })
          )}
        </output>
      </div>
      <ActivityFilterForm {...{ filters, types, named, isFiltered }} />
      {rows.length > 0 ? (
        <ActivityTable rows={rows} filters={filters} />
      ) : isFiltered || !isFirst ? (
        <EmptyState
          level={3}
          title={m.useractivity_none()}
          action={
            <Button asChild variant="secondary">
              <Link to={activityAddress({})}>{m.useractivity_see_all()}</Link>
            </Button>
          }
        />
      ) : (
        <EmptyState level={3} title={m.useractivity_empty()} region="negev" />
      )}
      <CursorPager
        newest={isFirst ? null : activityAddress(filters)}
        older={next && activityAddress(filters, next)}
      />
    </Container>
  )
}

/** Where it could not be read, that is said; any other failure as everywhere. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (describeFailure(error).kind !== 'unavailable') return <ErrorScreen error={error} />
  return (
    <>
      <Container className="pt-8">
        <Banner tone="danger">{m.useractivity_load_failed()}</Banner>
      </Container>
      <ErrorScreen error={error} />
    </>
  )
}
