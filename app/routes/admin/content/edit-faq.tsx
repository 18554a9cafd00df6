import { getFaqEntry } from '#domain/content/queries/get-faq-entry.ts'
import { saveFaqEntry } from '#domain/content/commands/save-faq-entry.ts'
import { m } from '#messages'
import { formAction } from '#app/request/form-action.ts'
import { runOperation } from '#app/request/run-operation.ts'
import type { Route } from './+types/edit-faq.ts'
import { ContentFrame } from './content-frame.tsx'
import { FaqForm } from './faq-form.tsx'
import { sections } from './sections.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: m.admin_page_title({ page: loaderData?.values.question ?? m.content_faq() }) }]
}

type Entry = Awaited<ReturnType<typeof getFaqEntry>>

function asTyped({ question, answer, version }: Entry) {
  return { version, values: { question, answer } }
}

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  return { id, ...asTyped(await runOperation(context, getFaqEntry, { id })) }
}

export const handle = { failed: () => m.content_failed() }

export const action = formAction({
  async run({ caller, id, values: { question = '', answer = '', version = '' } }) {
    await saveFaqEntry(caller, { id, question, answer, version })
    return m.content_saved()
  },
  to: sections.faq.to,
  current: async ({ caller, id }) => asTyped(await getFaqEntry(caller, { id })),
})

export default function EditFaq({ loaderData, actionData }: Route.ComponentProps) {
  const { id, values, version } = loaderData
  return (
    <ContentFrame section="faq" title={values.question} isEntry>
      <FaqForm
        key={id}
        {...{ values, version }}
        problems={actionData?.problems}
        meanwhile={actionData?.current}
      />
    </ContentFrame>
  )
}
