import { saveResource } from '#domain/ambassadors/save-resource.ts'
import { m } from '#messages'
import { callerOf } from '#app/request/run-operation.ts'
import { readUploadForm } from '#app/request/upload.ts'
import type { Route } from './+types/new-resource.ts'
import { ContentFrame } from './content-frame.tsx'
import { ResourceForm } from './resource-form.tsx'
import { save } from './save.server.ts'
import { sections } from './sections.ts'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.content_resource_add() }) }]
}

/** Nothing to read; the guard above runs with it. */
export function loader() {
  return null
}

export const handle = { failed: () => m.content_failed() }

export async function action({ request, context }: Route.ActionArgs) {
  const { values, files } = await readUploadForm(request)
  const work = () => saveResource(callerOf(context), { values, file: files['file'] })
  return save({ work, values, to: sections.resources.to, done: m.content_added() })
}

export default function NewResource({ actionData }: Route.ComponentProps) {
  return (
    <ContentFrame section="resources" title={m.content_resource_add()} isEntry>
      <ResourceForm problems={actionData?.problems} meanwhile={undefined} />
    </ContentFrame>
  )
}
