import { groupPath } from '#domain/support/group.ts'
import { startGroup } from '#domain/support/commands/start-group.ts'
import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formAction } from '#app/request/form-action.ts'
import { keyedByContent } from '#app/request/form-key.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { newId } from '#platform/database/new-id.ts'
import type { Route } from './+types/new-group.ts'
import { GroupForm } from './group-form.tsx'

export function meta() {
  return [{ title: m.site_page_title({ page: m.groups_new_title() }) }]
}

export function loader({ context }: Route.LoaderArgs) {
  requireFeature(context, 'volunteering')
  return { formKey: newId() }
}

export const handle = { failed: () => m.groups_save_failed() }

export const action = formAction({
  async run({ caller, values }) {
    const { id } = await startGroup(keyedByContent(caller, values, 'key'), values)
    return redirectWithFlash(groupPath(id), { tone: 'success', text: m.groups_started() })
  },
})

export default function NewGroup({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container width="text" className="pt-2 pb-14 sm:pb-20">
      <Breadcrumbs
        crumbs={[{ label: m.dashboard_title(), to: '/dashboard' }, { label: m.groups_new_title() }]}
      />
      <PageHeader className="mt-2" title={m.groups_new_title()} lead={m.groups_new_lead()} />
      <GroupForm
        values={actionData?.problems.values ?? {}}
        problems={actionData?.problems}
        formKey={loaderData.formKey}
        save={m.groups_start()}
        back="/dashboard"
      />
    </Container>
  )
}
