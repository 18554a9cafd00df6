import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { fileAddress } from '#domain/files/file.ts'
import { findAmbassadorOf } from '#domain/ambassadors/queries/find-ambassador-of.ts'
import { getUser } from '#domain/accounts/commands/get-user.ts'
import { userActionsFor, roleOf } from '#domain/accounts/person.ts'
import { m } from '#messages'
import { viewerContext } from '#app/request/context.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { MissingScreen } from '#app/shell/missing-screen.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import type { Route } from './+types/user.ts'
import { UserActionDialog } from './action-dialog.tsx'
import { parseUserAction } from './action-words.ts'
import { RoleBadge } from './role-badge.tsx'
import { UserStatusPanel } from './status-panel.tsx'
import { UserFacts } from './user-facts.tsx'
import { UserActivityLists } from './user-activity.tsx'

export function meta({ loaderData }: Route.MetaArgs) {
  const name = loaderData && (loaderData.person.name || m.people_no_name())
  return [{ title: m.admin_page_title({ page: name ?? m.people_title() }) }]
}

/**
 * Loads everything staff can see about a user. Each view is written to the audit log. `?ask=` opens the dialog for a
 * decision.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const person = await runOperation(context, getUser, { userId: params.id })
  const { roles, suspendedAt, isSelf } = person
  const intents = context.get(viewerContext)?.isSuperuser
    ? userActionsFor({ roles, isSuspended: suspendedAt !== null, isSelf })
    : []
  const asked = parseUserAction(new URL(request.url).searchParams.get('ask'))
  const ambassador = await runOperation(context, findAmbassadorOf, { userId: person.id })
  return { person, ambassador, intents, asked: intents.find((intent) => intent === asked) ?? null }
}

export const handle = { failed: () => m.forms_did_not_work() }

export { action } from './actions.server.ts'

/** Reloads after every decision, including a refused one. Live updates do not reload the page, because every view is logged. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.formMethod !== undefined || args.currentUrl.href !== args.nextUrl.href
}

export default function User({ loaderData, actionData }: Route.ComponentProps) {
  const { person, ambassador, intents, asked } = loaderData
  const { id, avatarFileId, roles, suspendedAt, suspensionReason, isSelf } = person
  const name = person.name || m.people_no_name()
  const address = `/admin/users/${id}`
  const problems = actionData?.problems
  return (
    <Container className="py-6 sm:py-8">
      <Breadcrumbs
        crumbs={[
          { label: m.people_title(), to: '/admin/users' },
          { label: <bdi className="wrap-anywhere">{name}</bdi> },
        ]}
      />
      <div className="mt-4 mb-6 flex items-center gap-4">
        <Avatar
          name={name}
          size="large"
          src={avatarFileId ? fileAddress(avatarFileId) : null}
          className="shrink-0"
        />
        <div className="min-w-0">
          <PageHeader className="wrap-anywhere" title={<bdi>{name}</bdi>} />
          <p className="mt-2">
            <RoleBadge role={roleOf(roles)} />
          </p>
        </div>
      </div>
      {!asked && (
        <ProblemBanner problems={problems} title={m.forms_did_not_work()} className="mb-6" />
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_17rem]">
        <UserStatusPanel {...{ address, intents, isSelf, suspendedAt }} reason={suspensionReason} />
        <div className="min-w-0 lg:order-first">
          <UserFacts person={person} ambassador={ambassador} />
          <UserActivityLists person={person} />
          <p className="mt-8 text-sm text-muted">{m.people_opened()}</p>
        </div>
      </div>
      {asked && (
        <UserActionDialog
          intent={asked}
          {...{ name, address, problems }}
          organization={person.organization}
        />
      )}
    </Container>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MissingScreen
      error={error}
      title={m.people_not_found()}
      scene={{ id: 'an empty chair', region: 'judea', time: 'dusk' }}
      to="/admin/users"
      link={m.people_title()}
    />
  )
}
