import { getResource } from '#domain/ambassadors/queries/get-resource.ts'
import { listAllResources } from '#domain/ambassadors/queries/list-all-resources.ts'
import { moveResource } from '#domain/ambassadors/commands/move-resource.ts'
import { removeResource } from '#domain/ambassadors/commands/remove-resource.ts'
import { kindName, RESOURCE_KINDS } from '#domain/ambassadors/resource.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import type { Route } from './+types/resources.ts'
import { changeList } from './change-list.server.ts'
import { ContentFrame } from './content-frame.tsx'
import { EntryList } from './entry-list.tsx'
import { ListProblem } from './list-problem.tsx'
import { readAfterConflict } from './read-after-conflict.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { describeResource } from '../../public/ambassador/describe-place.ts'
import { entryAddress, removeAddress, sections } from './sections.ts'

const { to: PATH } = sections.resources

export function meta() {
  return [{ title: m.admin_page_title({ page: m.content_resources() }) }]
}

/** Lists all resources by kind and in order; `?remove=` opens the removal dialog. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const resources = await runOperation(context, listAllResources, {})
  const asked = new URL(request.url).searchParams.get('remove')
  const known = resources.find(({ id }) => id === asked)
  const removing = known && (await runOperation(context, getResource, { id: known.id }))
  return {
    resources,
    removing: removing ? { id: removing.id, version: removing.version, title: known.title } : null,
  }
}

export const handle = { failed: () => m.content_failed() }

export const action = changeList({ address: PATH, move: moveResource, remove: removeResource })

export const shouldRevalidate = readAfterConflict

export default function Resources({ loaderData, actionData }: Route.ComponentProps) {
  const { resources, removing } = loaderData
  const problems = actionData?.problems
  return (
    <ContentFrame
      section="resources"
      title={m.content_resources()}
      lead={m.content_resources_lead()}
      add={{ to: entryAddress('resources', 'new'), label: m.content_resource_add() }}
    >
      <ListProblem problems={problems} hasDialog={removing !== null} />
      {resources.length === 0 && (
        <EmptyState title={m.content_resources_empty()} region="galilee">
          {m.content_resources_empty_text()}
        </EmptyState>
      )}
      {RESOURCE_KINDS.map((kind) => {
        const ofKind = resources.filter((resource) => resource.kind === kind)
        if (ofKind.length === 0) return null
        return (
          <section key={kind} aria-labelledby={kind} className="mb-8">
            <h2 id={kind} className="mb-3 font-medium">
              {kindName(kind)}
            </h2>
            <EntryList
              label={kindName(kind)}
              address={PATH}
              entries={ofKind.map((resource) => ({
                id: resource.id,
                title: resource.title,
                details: (
                  <>
                    <bdi>{describeResource(resource)}</bdi>
                    {resource.description && ' · '}
                    <bdi>{resource.description}</bdi>
                  </>
                ),
                badge: (
                  <StatusBadge tone={resource.isShown ? 'success' : 'neutral'}>
                    {resource.isShown ? m.content_shown() : m.content_not_shown()}
                  </StatusBadge>
                ),
                editAddress: entryAddress('resources', resource.id),
                removeAddress: removeAddress('resources', resource.id),
              }))}
            />
          </section>
        )
      })}
      {removing && (
        <RemoveDialog
          {...removing}
          lead={m.content_resource_remove_lead()}
          address={removeAddress('resources', removing.id)}
          closeTo={PATH}
          problems={problems}
        />
      )}
    </ContentFrame>
  )
}
