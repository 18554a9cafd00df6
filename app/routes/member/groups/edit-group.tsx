import { Link } from 'react-router'
import { editGroup } from '#domain/support/commands/edit-group.ts'
import { getOwnGroup } from '#domain/support/queries/get-own-group.ts'
import { groupPath } from '#domain/support/group.ts'
import { m } from '#messages'
import { formAction } from '#app/request/form-action.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { runOperation, toErrorResponse } from '#app/request/run-operation.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { AppError } from '#platform/errors.ts'
import type { Route } from './+types/edit-group.ts'
import { GroupForm } from './group-form.tsx'
import { GroupFailed } from './group/group-failed.tsx'

export function meta() {
  return [{ title: m.site_page_title({ page: m.groups_edit_title() }) }]
}

export async function loader({ params, context }: Route.LoaderArgs) {
  requireFeature(context, 'volunteering')
  const { id, name, description, version, isLeader } = await runOperation(context, getOwnGroup, {
    id: params.id,
  })
  if (!isLeader) throw toErrorResponse(new AppError('forbidden', m.groups_leader_only()))
  return { id, version, values: { name, description } }
}

export const handle = { failed: () => m.groups_save_failed() }

export const action = formAction({
  open({ params, context }) {
    requireFeature(context, 'volunteering')
    return runOperation(context, getOwnGroup, { id: params['id'] ?? '' })
  },
  async run({ caller, id, values }) {
    await editGroup(caller, { ...values, id, version: values['version'] })
    return m.groups_saved()
  },
  to: ({ id }) => groupPath(id),
})

export default function EditGroup({ loaderData, actionData }: Route.ComponentProps) {
  const { id, version, values } = loaderData
  const problems = actionData?.problems
  return (
    <Container width="text" className="pt-2 pb-14 sm:pb-20">
      <Breadcrumbs
        crumbs={[
          { label: m.dashboard_title(), to: '/dashboard' },
          { label: <bdi className="line-clamp-1 max-w-64">{values.name}</bdi>, to: groupPath(id) },
          { label: m.groups_edit() },
        ]}
      />
      <PageHeader className="mt-2" title={m.groups_edit_title()} />
      {problems && Number(problems.values['version']) !== version && (
        <p className="mt-4">
          <Link to={groupPath(id)} className="text-primary underline underline-offset-4">
            {m.groups_see_now()}
          </Link>
        </p>
      )}
      <GroupForm
        values={problems?.values ?? values}
        problems={problems}
        // Reloaded after a refusal: the user has seen what saving again would replace.
        version={version}
        save={m.forms_save()}
        back={groupPath(id)}
      />
    </Container>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <GroupFailed error={error} />
}
