import { getResource } from '#domain/ambassadors/queries/get-resource.ts'
import { saveResource } from '#domain/ambassadors/save-resource.ts'
import { m } from '#messages'
import { callerOf, runOperation } from '#app/request/run-operation.ts'
import { readUploadForm } from '#app/request/upload.ts'
import type { Route } from './+types/edit-resource.ts'
import { ContentFrame } from './content-frame.tsx'
import { ResourceForm } from './resource-form.tsx'
import { save } from './save.server.ts'
import { sections } from './sections.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData?.values.title ?? m.content_resources()
  return [{ title: m.admin_page_title({ page }) }]
}

type Resource = Awaited<ReturnType<typeof getResource>>

function asTyped({ kind, title, description, link, isShown, version }: Resource) {
  const values = { kind, title, description, link: link ?? '', isShown: isShown ? 'on' : '' }
  return { version, values }
}

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const resource = await runOperation(context, getResource, { id })
  return { id, fileId: resource.fileId, ...asTyped(resource) }
}

export const handle = { failed: () => m.content_failed() }

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { values, files } = await readUploadForm(request)
  const caller = callerOf(context)
  const existing = { id, version: values['version'] ?? '' }
  return save({
    work: () => saveResource(caller, { values, file: files['file'], existing }),
    values,
    to: sections.resources.to,
    done: m.content_saved(),
    stored: async () => asTyped(await getResource(caller, { id })),
  })
}

export default function EditResource({ loaderData, actionData }: Route.ComponentProps) {
  const { id, fileId, values, version } = loaderData
  return (
    <ContentFrame section="resources" title={values.title} isEntry>
      <ResourceForm
        key={id}
        {...{ values, version, fileId }}
        problems={actionData?.problems}
        meanwhile={actionData?.meanwhile}
      />
    </ContentFrame>
  )
}
