import { RESOURCE_TEXTS } from '#domain/ambassadors/resource.ts'
import { getResource } from '#domain/ambassadors/queries/get-resource.ts'
import { saveResource } from '#domain/ambassadors/save-resource.ts'
import { m } from '#messages'
import { formAction } from '#app/request/form-action.ts'
import { runOperation } from '#app/request/run-operation.ts'
import type { Route } from './+types/edit-resource.ts'
import { ContentFrame } from './content-frame.tsx'
import { ResourceForm } from './resource-form.tsx'
import { sections } from './sections.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData?.values.title ?? m.content_resources()
  return [{ title: m.admin_page_title({ page }) }]
}

type Resource = Awaited<ReturnType<typeof getResource>>

function asTyped({ kind, title, description, inEach, link, isShown, version }: Resource) {
  const values = {
    ...inEach,
    kind,
    title,
    description,
    link: link ?? '',
    isShown: isShown ? 'on' : '',
  }
  return { version, values }
}

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const resource = await runOperation(context, getResource, { id })
  return { id, fileId: resource.fileId, ...asTyped(resource) }
}

export const handle = { failed: () => m.content_failed() }

export const action = formAction({
  texts: RESOURCE_TEXTS,
  async run({ caller, id, values, files }) {
    const existing = { id, version: values['version'] ?? '' }
    await saveResource(caller, { values, file: files['file'], existing })
    return m.content_saved()
  },
  to: sections.resources.to,
  current: async ({ caller, id }) => asTyped(await getResource(caller, { id })),
})

export default function EditResource({ loaderData, actionData }: Route.ComponentProps) {
  const { id, fileId, values, version } = loaderData
  return (
    <ContentFrame section="resources" title={values.title} isEntry>
      <ResourceForm
        key={id}
        {...{ values, version, fileId }}
        problems={actionData?.problems}
        meanwhile={actionData?.current}
      />
    </ContentFrame>
  )
}
