import { randomUUID } from 'node:crypto'
import { findOwnPartner } from '#domain/partners/queries/find-own-partner.ts'
import { parseType, DEFAULT_TIME_ZONE } from '#domain/project-events/project-event.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/new-post.ts'
import { beginAddress, newPostAddress, postsAddress } from './posts/addresses.ts'
import { PostEditor } from './posts/editor/post-editor.tsx'
import { TypeChoice } from './posts/type-choice.tsx'
import { zoneChoices } from './posts/zones.server.ts'

export function meta() {
  return [{ title: m.site_page_title({ page: m.posts_create() }) }]
}

/** Without a type in the address it asks for one; with one it is the empty form. Nothing is kept before the first saving. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const type = parseType(new URL(request.url).searchParams.get('type'))
  if (!type) return null
  const partner = await runOperation(context, findOwnPartner, {})
  return {
    type,
    formKey: randomUUID(),
    organization: partner?.name ?? '',
    zones: zoneChoices(context.get(runtimeContext).clock.now()),
  }
}

export const handle = { failed: () => m.posts_save_failed() }

export { begin as action } from './posts/actions.server.ts'

export default function NewPost({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container className="flex flex-1 flex-col py-6 sm:py-8">
      <Breadcrumbs
        crumbs={[
          { label: m.posts_title(), to: postsAddress },
          { label: m.posts_create(), ...(loaderData && { to: newPostAddress }) },
        ]}
      />
      {loaderData ? (
        <NewForm {...loaderData} problems={actionData?.problems} />
      ) : (
        <>
          <PageHeader className="mt-2" title={m.posts_new_title()} lead={m.posts_new_lead()} />
          <TypeChoice />
        </>
      )}
    </Container>
  )
}

function NewForm({
  type,
  formKey,
  organization,
  zones,
  problems,
}: NonNullable<Route.ComponentProps['loaderData']> & {
  problems: NonNullable<Route.ComponentProps['actionData']>['problems'] | undefined
}) {
  const values = problems?.values ?? { timeZone: DEFAULT_TIME_ZONE }
  return (
    <>
      <PageHeader
        className="mt-2 mb-8"
        title={type === 'event' ? m.posts_new_event_title() : m.posts_new_project_title()}
        lead={m.posts_new_form_lead()}
      />
      <PostEditor
        // Another type is another form.
        key={type}
        action={beginAddress(type)}
        state={{ type, values, problems: problems?.fields ?? {}, hints: {} }}
        zones={zones}
        message={problems?.message}
        note={m.posts_not_saved_yet()}
        formKey={problems?.values['key'] ?? formKey}
        card={{ id: formKey, organization }}
      />
    </>
  )
}
