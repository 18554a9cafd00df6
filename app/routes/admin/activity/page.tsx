import { Link, useNavigation } from 'react-router'
import { listActivity } from '#domain/activity/queries/list-activity.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { ListPage } from '#app/routes/shared/list/list-page.tsx'
import { describeFailure } from '#app/shell/describe-failure.ts'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Container } from '#app/ui/container.tsx'
import { RelativeTime } from '#app/ui/relative-time.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { plainPath } from '#platform/text/language.ts'
import type { Route } from './+types/page.ts'
import { AdminHeader } from '../admin-header.tsx'
import { ActivityFilterForm } from './activity-filter-form.tsx'
import { activityDetails, activityName } from './activity-words.ts'
import { activityParams as params } from './params.ts'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.useractivity_tab() }) }]
}

/** Lists user activity, newest first. Superusers only. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const view = params.parse(request)
  const { activities, next, types, ...found } = await runOperation(context, listActivity, view)
  return {
    ...found,
    rows: activities.map(({ type, details, at, ...activity }) => ({
      ...activity,
      name: activityName(type),
      details: activityDetails(type, details),
      at: at.toISOString(),
    })),
    older: next,
    types: types.map((type) => ({ type, name: activityName(type) })),
    view,
  }
}

export default function Activity({ loaderData }: Route.ComponentProps) {
  const { rows, count, isCapped, older, types, named, view } = loaderData
  const { state, location } = useNavigation()
  const shown = format.number(count)
  return (
    <ListPage
      header={<AdminHeader title={m.useractivity_title()} filter={params.narrow(view, {})} />}
      className="py-6 sm:py-8"
      summary={
        <output className="flex items-center gap-2 text-sm text-muted">
          {state === 'loading' && plainPath(location) === '/admin/activity' ? (
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
      }
      announcement={<ActivityFilterForm {...{ view, types, named }} />}
      {...{ params, view, older, rows }}
      tableClassName="table-fixed"
      columns={[
        {
          title: m.useractivity_user(),
          headClassName: 'max-sm:w-32',
          cell: ({ person, at }) => (
            <>
              {person ? (
                <Link
                  to={params.narrow(view, { who: '', person: person.id })}
                  title={m.useractivity_only({ name: person.name })}
                  className="font-medium wrap-anywhere text-primary underline-offset-4 hover:underline pointer-coarse:inline-block pointer-coarse:py-2.5"
                >
                  <bdi>{person.name}</bdi>
                </Link>
              ) : (
                <span className="text-muted">{m.useractivity_visitor()}</span>
              )}
              <RelativeTime at={at} className="block text-muted sm:hidden" />
            </>
          ),
        },
        {
          title: m.useractivity_activity(),
          from: 'md',
          headClassName: 'md:w-44',
          cell: ({ name }) => <Badge className="-my-0.5">{name}</Badge>,
        },
        {
          title: m.useractivity_details(),
          headClassName: 'md:w-[36%]',
          cell: ({ name, details, ipAddress }) => (
            <>
              <span className="block md:hidden">{name}</span>
              <span className="block text-match wrap-anywhere max-md:text-muted" dir="ltr">
                {details}
              </span>
              <span className="block text-muted lg:hidden">
                {ipAddress ?? m.useractivity_not_recorded()}
              </span>
            </>
          ),
        },
        {
          title: m.useractivity_ip(),
          from: 'lg',
          cellClassName: 'wrap-anywhere text-muted',
          cell: ({ ipAddress }) => ipAddress ?? m.useractivity_not_recorded(),
        },
        {
          title: m.useractivity_when(),
          from: 'sm',
          headClassName: 'w-40',
          cell: ({ at }) => <RelativeTime at={at} />,
        },
      ]}
      empty={{ title: m.useractivity_empty(), region: 'negev' }}
      emptyNarrowed={{ title: m.useractivity_none(), seeAll: m.useractivity_see_all() }}
    />
  )
}

/** Explains when the activity could not be loaded; other errors reach the default error page. */
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
