import { Link, useNavigation } from 'react-router'
import { promoteSuperuser } from '#domain/accounts/commands/promote-superuser.ts'
import { listUsers } from '#domain/accounts/queries/list-users.ts'
import { listPeopleAddresses } from '#domain/accounts/queries/list-people-addresses.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formAction } from '#app/request/form-action.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { trackAdminAction } from '#app/request/track-admin-action.ts'
import { describeFailure } from '#app/shell/describe-failure.ts'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { useReader } from '#app/shell/use-reader.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { isAppError } from '#platform/errors.ts'
import { AdminHeader } from '../admin-header.tsx'
import type { Route } from './+types/users.ts'
import { PromotionPanel } from './promotion-panel.tsx'
import { usersAddress, usersViewOf } from './users-address.ts'
import { UsersFilters } from './users-filters.tsx'
import { UsersPager } from './users-pager.tsx'
import { UsersTable } from './users-table.tsx'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.people_title() }) }]
}

/** Everybody who has signed up, the newest first; `?q=`, `?ip=` and `?type=` narrow it down, `?after=` and `?before=` turn its pages. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { after, before, ...view } = usersViewOf(new URL(request.url).searchParams)
  const [list, addresses] = await Promise.all([
    runOperation(context, listUsers, { ...view, after, before }),
    runOperation(context, listPeopleAddresses, {}),
  ])
  const items = list.items.map((item) => ({
    ...item,
    joinedAt: item.joinedAt.toISOString(),
    lastSignIn: item.lastSignIn?.toISOString() ?? null,
  }))
  return { ...list, items, view, addresses }
}

export const handle = { failed: () => m.people_promote_failed({ message: m.people_try_again() }) }

/** Someone who is a superuser already is no failure. */
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
      return redirectWithFlash(usersAddress(), { tone: 'info', text: error.message })
    }
  },
  to: usersAddress(),
})

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const { items, view, addresses, found, capped, isFiltered, total, newer, older } = loaderData
  const { viewer } = useReader()
  const { location } = useNavigation()
  const isLoading = location?.pathname === '/admin/users'
  const count = `${format.number(found)}${capped ? '+' : ''}`
  return (
    <Container className="py-8 sm:py-10">
      <AdminHeader current="users" />
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="font-display text-subheading font-bold">{m.people_title()}</h2>
        <p className="text-sm text-muted">{m.people_total({ count: format.number(total) })}</p>
      </div>
      <UsersFilters view={view} addresses={addresses} isFiltered={isFiltered} />
      <output className="mt-3 mb-3 block text-sm text-muted">
        {isLoading
          ? m.people_loading()
          : `${m.people_showing({ count })}${isFiltered ? ` ${m.people_filtered()}` : ''}`}
      </output>
      {items.length > 0 ? (
        <UsersTable items={items} />
      ) : (
        <EmptyState
          level={3}
          title={isFiltered ? m.people_none_filtered() : m.people_none()}
          action={
            isFiltered && (
              <Button asChild variant="secondary">
                <Link to={usersAddress()}>{m.people_clear()}</Link>
              </Button>
            )
          }
        />
      )}
      <UsersPager view={view} newer={newer} older={older} />
      {viewer?.isSuperuser && <PromotionPanel problems={actionData?.problems} />}
    </Container>
  )
}

/** Where the list could not be read, that is said; any other failure as everywhere. */
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
