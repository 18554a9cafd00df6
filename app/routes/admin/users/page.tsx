import { Ban } from 'lucide-react'
import { Link, useNavigation } from 'react-router'
import { promoteSuperuser } from '#domain/accounts/commands/promote-superuser.ts'
import { listUsers } from '#domain/accounts/queries/list-users.ts'
import { listPeopleAddresses } from '#domain/accounts/queries/list-people-addresses.ts'
import type { PersonRole } from '#domain/accounts/person.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { Moment } from '#app/ui/moment.tsx'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formAction } from '#app/request/form-action.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { trackAdminAction } from '#app/request/track-admin-action.ts'
import { ListPage } from '#app/routes/shared/list/list-page.tsx'
import { describeFailure } from '#app/shell/describe-failure.ts'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { useReader } from '#app/shell/use-reader.ts'
import { Banner } from '#app/ui/banner.tsx'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { Container } from '#app/ui/container.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { isAppError } from '#platform/errors.ts'
import { plainPath } from '#platform/text/language.ts'
import { AdminHeader } from '../admin-header.tsx'
import type { Route } from './+types/page.ts'
import { userParams as params } from './params.ts'
import { PromotionPanel } from './promotion-panel.tsx'
import { RoleBadge } from './role-badge.tsx'
import { UsersFilters } from './users-filters.tsx'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.people_title() }) }]
}

/**
 * Lists all registered users, newest first; `?q=`, `?ip=` and `?type=` filter the list, `?after=` and `?before=` are
 * the cursors.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const view = params.parse(request)
  const [list, addresses] = await Promise.all([
    runOperation(context, listUsers, view),
    runOperation(context, listPeopleAddresses, {}),
  ])
  const items = list.items.map((item) => ({
    ...item,
    name: item.name || m.people_no_name(),
    lastSignIn: item.lastSignIn?.toISOString(),
  }))
  return { ...list, items, view, addresses }
}

export const handle = { failed: () => m.people_promote_failed({ message: m.people_try_again() }) }

/** Promoting an existing superuser is not an error. */
export const action = formAction({
  failed: m.people_try_again,
  async run({ caller, context, request, values: { by, whom = '' } }) {
    try {
      const promotion = { by: by === 'email' ? ('email' as const) : ('id' as const), whom }
      const { userId } = await promoteSuperuser(caller, promotion)
      await trackAdminAction(context, request, 'promote_to_superadmin', userId)
      return m.people_promoted()
    } catch (error) {
      if (!isAppError(error) || error.code !== 'conflict') throw error
      return redirectWithFlash(params.href(), { tone: 'info', text: error.message })
    }
  },
  to: params.href(),
})

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const { items, view, addresses, found, capped, isFiltered, total, newer, older } = loaderData
  const { viewer } = useReader()
  const { location } = useNavigation()
  const count = `${format.number(found)}${capped ? '+' : ''}`
  return (
    <ListPage
      header={<AdminHeader title={m.people_title()} filter={params.narrow(view, {})} />}
      className="py-6 sm:py-8"
      summary={
        <p className="text-sm text-muted">{m.people_total({ count: format.number(total) })}</p>
      }
      announcement={<UsersFilters view={view} addresses={addresses} />}
      notice={
        <output className="mt-3 mb-3 block text-sm text-muted">
          {location && plainPath(location) === '/admin/users'
            ? m.people_loading()
            : `${m.people_showing({ count })}${isFiltered ? ` ${m.people_filtered()}` : ''}`}
        </output>
      }
      {...{ params, view, older, newer }}
      rows={items}
      isTall
      columns={[
        {
          title: m.people_name(),
          cellClassName: 'font-medium wrap-anywhere',
          cell: ({ name, email, ...marks }) => (
            <>
              <bdi>{name}</bdi>
              <span className="block font-normal text-muted md:hidden">{email}</span>
              <span className="mt-1 block sm:hidden">
                <Marks {...marks} />
              </span>
            </>
          ),
        },
        {
          title: m.forms_email(),
          from: 'md',
          cellClassName: 'wrap-anywhere',
          cell: ({ email }) => email,
        },
        {
          title: m.people_address(),
          from: 'lg',
          cellClassName: 'wrap-anywhere',
          cell: ({ address }) =>
            address ?? <span className="text-muted">{m.people_no_address()}</span>,
        },
        {
          title: m.people_joined(),
          from: 'lg',
          cellClassName: 'whitespace-nowrap',
          cell: ({ joinedAt }) => <Moment at={joinedAt} as="shortDate" />,
        },
        {
          title: m.people_last_sign_in(),
          from: 'xl',
          cell: ({ lastSignIn }) =>
            lastSignIn ? (
              <time dateTime={lastSignIn}>{format.dateTime(lastSignIn)}</time>
            ) : (
              <span className="text-muted">{m.people_never()}</span>
            ),
        },
        { title: m.people_role(), from: 'sm', cell: Marks },
        {
          title: m.people_actions(),
          cellClassName: 'w-px',
          cell: ({ id, name }) => (
            <Link
              to={`/admin/users/${id}`}
              className={buttonVariants({ variant: 'secondary', size: 'small' })}
            >
              {m.people_view()}
              <VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </Link>
          ),
        },
      ]}
      empty={{ title: m.people_none() }}
      emptyNarrowed={{ title: m.people_none_filtered(), seeAll: m.people_clear() }}
      after={viewer?.isSuperuser && <PromotionPanel problems={actionData?.problems} />}
    />
  )
}

function Marks({ role, isSuspended }: { role: PersonRole; isSuspended: boolean }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <RoleBadge role={role} />
      {isSuspended && (
        <StatusBadge tone="warning" icon={Ban}>
          {m.people_suspended()}
        </StatusBadge>
      )}
    </span>
  )
}

/** Explains when the list could not be loaded; other errors reach the default error page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (describeFailure(error).kind !== 'unavailable') return <ErrorScreen error={error} />
  return (
    <>
      <Container className="pt-8">
        <Banner tone="danger">{m.people_load_failed()}</Banner>
      </Container>
      <ErrorScreen error={error} />
    </>
  )
}
