import { ArrowRightLeft, LogOut, Pencil, X } from 'lucide-react'
import { Link } from 'react-router'
import { getOwnGroup } from '#domain/support/queries/get-own-group.ts'
import { groupPath, invitePath } from '#domain/support/group.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { useReader } from '#app/shell/use-reader.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Paragraphs } from '#app/ui/paragraphs.tsx'
import type { Route } from './+types/page.ts'
import { AskDialog } from './ask-dialog.tsx'
import { askOf, askPath } from './asks.ts'
import { GroupFailed } from './group-failed.tsx'
import { LeadOffer } from './lead-offer.tsx'
import { Invitation } from './invitation.tsx'
import { loadSignedUp } from './load-signed-up.server.ts'
import { GroupPeople } from './people.tsx'
import { SignedUp } from './signed-up.tsx'

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData?.group.name ?? m.groups_missing_title()
  return [{ title: m.site_page_title({ page }) }]
}

/** Loads a group as its members see it, with the dialog of `?ask=`. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { id, name, description, isLeader, offeredTo, inviteCode, people } = await runOperation(
    context,
    getOwnGroup,
    { id: params.id },
  )
  const { searchParams } = new URL(request.url)
  return {
    group: {
      id,
      name,
      description,
      isLeader,
      offeredTo,
      inviteAddress: context.get(runtimeContext).origin + invitePath(id, inviteCode),
    },
    people,
    signedUp: await loadSignedUp(context, id, searchParams),
    ask: askOf(searchParams.get('ask'), isLeader),
    memberId: searchParams.get('member'),
  }
}

export const handle = { failed: () => m.groups_failed() }

export { action } from './actions.server.ts'

export function headers() {
  // The page contains the invitation link.
  return { 'Cache-Control': 'private, no-store' }
}

export default function Group({ loaderData, actionData }: Route.ComponentProps) {
  const { group, people, signedUp, ask, memberId } = loaderData
  const { id, isLeader } = group
  const isOpen = !useReader().closed.includes('volunteering')
  const message = actionData?.problems.message
  const members = people.filter((person) => !person.isLeader)
  return (
    <Container className="pt-2 pb-14 sm:pb-20">
      <Breadcrumbs
        crumbs={[
          { label: m.dashboard_title(), to: '/dashboard' },
          { label: <bdi className="line-clamp-1">{group.name}</bdi> },
        ]}
      />
      <PageHeader
        className="mt-2"
        eyebrow={m.groups_eyebrow()}
        title={
          <span dir="auto" className="line-clamp-4 text-match wrap-anywhere">
            {group.name}
          </span>
        }
        actions={isLeader ? isOpen && <EditLink id={id} /> : <LeaveLink id={id} />}
      />
      {message && !ask && (
        <Banner tone="danger" className="mt-6">
          {message}
        </Banner>
      )}
      <LeadOffer group={group} people={people} />
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-12">
        <div className="grid min-w-0 gap-10">
          {group.description && <Paragraphs text={group.description} className="max-w-text" />}
          <SignedUp groupId={id} isLeader={isLeader} isOpen={isOpen} {...signedUp} />
        </div>
        <aside className="min-w-0" aria-label={m.groups_invite_title()}>
          {isOpen && <Invitation group={group} count={people.length} />}
        </aside>
        <GroupPeople groupId={id} people={people} mayRemove={isLeader} />
        {isLeader && <Leading id={id} />}
      </div>
      {ask && (
        <AskDialog
          ask={ask}
          group={group}
          members={members}
          memberId={memberId}
          message={message}
        />
      )}
    </Container>
  )
}

function EditLink({ id }: { id: string }) {
  return (
    <Button asChild variant="secondary">
      <Link to={`${groupPath(id)}/edit`}>
        <Pencil aria-hidden />
        {m.groups_edit()}
      </Link>
    </Button>
  )
}

function LeaveLink({ id }: { id: string }) {
  return (
    <Button asChild variant="secondary">
      <Link to={askPath(id, 'leave')} preventScrollReset>
        <LogOut aria-hidden className="rtl:-scale-x-100" />
        {m.groups_leave()}
      </Link>
    </Button>
  )
}

/** Less common actions, for the leader only: last on phones. */
function Leading({ id }: { id: string }) {
  return (
    <section
      aria-labelledby="leading"
      className="min-w-0 divide-y divide-line rounded-card border border-line"
    >
      <h2 id="leading" className="px-4 py-3 font-medium sm:px-5">
        {m.groups_you_lead()}
      </h2>
      <Link to={askPath(id, 'hand-over')} preventScrollReset className={action}>
        <ArrowRightLeft aria-hidden />
        {m.groups_hand_over()}
      </Link>
      <Link to={askPath(id, 'leave')} preventScrollReset className={action}>
        <LogOut aria-hidden className="rtl:-scale-x-100" />
        {m.groups_leave()}
      </Link>
      <Link to={askPath(id, 'end')} preventScrollReset className={cn(action, 'text-donate')}>
        <X aria-hidden />
        {m.groups_end()}
      </Link>
    </section>
  )
}

const action =
  'flex min-h-11 items-center gap-3 px-4 text-sm font-medium text-primary -outline-offset-2 last:rounded-b-card hover:bg-primary-tint sm:px-5 [&_svg]:size-4'

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <GroupFailed error={error} />
}
