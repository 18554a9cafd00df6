import { Form, Link, redirect, useNavigation } from 'react-router'
import { getInvitation } from '#domain/support/queries/get-invitation.ts'
import { GROUP_MEMBERS_MAX, groupPath, invitePath } from '#domain/support/group.ts'
import { joinGroup } from '#domain/support/commands/join-group.ts'
import { listOwnGroups } from '#domain/support/queries/list-own-groups.ts'
import { m } from '#messages'
import { runtimeContext, viewerContext } from '#app/request/context.ts'
import { formAction } from '#app/request/form-action.ts'
import { pageMeta } from '#app/request/page-meta.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { Landscape } from '#app/ui/landscape/landscape.tsx'
import { Eyebrow } from '#app/ui/page-header.tsx'
import { Paragraphs } from '#app/ui/paragraphs.tsx'
import { authAddress } from '../auth/views.ts'
import type { Route } from './+types/join-group.ts'
import { InvitationFailed } from '../member/groups/group/invitation-failed.tsx'
import { Sentence } from '#app/ui/sentence.tsx'

export function meta({ loaderData, location }: Route.MetaArgs): Route.MetaDescriptors {
  // The URL is the invitation, so only our own pages may see it as a referrer.
  const secret = { name: 'referrer', content: 'same-origin' }
  if (!loaderData) {
    const title = m.site_page_title({ page: m.groups_invitation_nowhere() })
    return [{ title }, { name: 'robots', content: 'noindex' }, secret]
  }
  const { group, origin } = loaderData
  return [
    ...pageMeta({
      title: m.site_page_title({ page: m.groups_join_title({ group: group.name }) }),
      description: m.groups_join_lead({ leader: group.leader, count: group.members }),
      address: origin + location.pathname + location.search,
      noIndex: true,
    }),
    secret,
  ]
}

/** What an invited visitor sees before joining. Redirects members of the group to its page. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { id } = params
  const code = codeOf(request)
  const isSignedIn = context.get(viewerContext) !== null
  if (isSignedIn) {
    const own = await runOperation(context, listOwnGroups, {})
    if (own.some((group) => group.id === id)) throw redirect(groupPath(id))
  }
  const group = await runOperation(context, getInvitation, { id, code })
  return {
    id,
    group,
    isSignedIn,
    returnTo: invitePath(id, code),
    origin: context.get(runtimeContext).origin,
  }
}

export const handle = { failed: () => m.groups_failed() }

/** Joins on a button press only, because mail scanners follow links. */
export const action = formAction({
  open({ request, params: { id = '' }, context }) {
    const code = codeOf(request)
    if (context.get(viewerContext)) return { id, code }
    throw redirect(authAddress('login', { returnTo: invitePath(id, code) }))
  },
  limit: 'group',
  async run({ caller, id, code }) {
    await joinGroup(caller, { id, code })
    return m.groups_joined()
  },
  to: ({ id }) => groupPath(id),
})

const codeOf = (request: Request) => new URL(request.url).searchParams.get('code') ?? ''

export function headers() {
  return {
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex',
  }
}

export default function Join({ loaderData, actionData }: Route.ComponentProps) {
  const { id, group, isSignedIn, returnTo } = loaderData
  const { state } = useNavigation()
  const message = actionData?.problems.message
  return (
    <Container width="text" className="py-10 sm:py-14">
      <Landscape
        id={id}
        region="galilee"
        time="day"
        width={1200}
        height={360}
        className="h-36 w-full rounded-card sm:h-52"
      />
      <div className="mt-8">
        <Eyebrow>{m.groups_join_eyebrow()}</Eyebrow>
        <h1
          dir="auto"
          className="font-display text-title font-bold tracking-[-0.015em] text-match wrap-anywhere"
        >
          {group.name}
        </h1>
        <p className="mt-4 text-lead wrap-anywhere text-muted">
          <Sentence>{m.groups_join_lead({ leader: group.leader, count: group.members })}</Sentence>
        </p>
      </div>
      {group.description && <Paragraphs text={group.description} className="mt-6" />}
      {message && (
        <Banner tone="danger" className="mt-8">
          {message}
        </Banner>
      )}
      {group.isFull ? (
        !message && (
          <Banner tone="warning" className="mt-8">
            {m.groups_full({ max: GROUP_MEMBERS_MAX })} {m.groups_full_next()}
          </Banner>
        )
      ) : isSignedIn ? (
        <Form method="post" action={returnTo} className="mt-8">
          <Button type="submit" size="large" pending={state !== 'idle'}>
            {m.groups_join()}
          </Button>
          <p className="mt-3 text-sm text-muted">{m.groups_join_seen()}</p>
        </Form>
      ) : (
        <SignInFirst returnTo={returnTo} />
      )}
    </Container>
  )
}

function SignInFirst({ returnTo }: { returnTo: string }) {
  return (
    <div className="mt-8">
      <p>{m.groups_join_sign_in_text()}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button asChild size="large">
          <Link to={authAddress('login', { returnTo })}>{m.forms_go_to_sign_in()}</Link>
        </Button>
        <Button asChild size="large" variant="secondary">
          <Link to={authAddress('sign-up', { returnTo })}>{m.groups_join_sign_up()}</Link>
        </Button>
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <InvitationFailed error={error} />
}
