import { RESOURCE_TEXTS } from '#domain/ambassadors/resource.ts'
import { saveResource } from '#domain/ambassadors/save-resource.ts'
import { m } from '#messages'
import { formAction } from '#app/request/form-action.ts'
import type { Route } from './+types/new-resource.ts'
import { ContentFrame } from './content-frame.tsx'
import { ResourceForm } from './resource-form.tsx'
import { sections } from './sections.ts'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.content_resource_add() }) }]
}

/** Loads nothing, but makes the parent's guard run. */
export function loader() {
  return null
}

export const handle = { failed: () => m.content_failed() }

export const action = formAction({
  texts: RESOURCE_TEXTS,
  async run({ caller, values, files }) {
    await saveResource(caller, { values, file: files['file'] })
    return m.content_added()
  },
  to: sections.resources.to,
})

export default function NewResource({ actionData }: Route.ComponentProps) {
  return (
    <ContentFrame section="resources" title={m.content_resource_add()} isEntry>
      <ResourceForm problems={actionData?.problems} />
    </ContentFrame>
  )
}
