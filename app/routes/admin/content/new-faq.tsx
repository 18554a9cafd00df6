import { findUnanswered } from '#domain/assistant/queries/find-unanswered.ts'
import { addFaqEntry } from '#domain/content/commands/add-faq-entry.ts'
import { QUESTION_MAX } from '#domain/content/faq-entry.ts'
import { m } from '#messages'
import { parseForm } from '#app/request/form.ts'
import { callerOf, runOperation } from '#app/request/run-operation.ts'
import type { Route } from './+types/new-faq.ts'
import { ContentFrame } from './content-frame.tsx'
import { FaqForm } from './faq-form.tsx'
import { save } from './save.server.ts'
import { sections } from './sections.ts'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.content_faq_add() }) }]
}

/** `?asked=` begins with a question that the assistant had no answer to, if it is still kept. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('asked')
  const asked = id ? await runOperation(context, findUnanswered, { id }) : null
  return { question: asked && [...asked.question].slice(0, QUESTION_MAX).join('') }
}

export const handle = { failed: () => m.content_failed() }

export async function action({ request, context }: Route.ActionArgs) {
  const values = await parseForm(request)
  const work = () => addFaqEntry(callerOf(context), values as Parameters<typeof addFaqEntry>[1])
  return save({ work, values, to: sections.faq.to, done: m.content_added() })
}

export default function NewFaq({ loaderData, actionData }: Route.ComponentProps) {
  const { question } = loaderData
  return (
    <ContentFrame section="faq" title={m.content_faq_add()} isEntry>
      <FaqForm
        {...(question === null ? {} : { values: { question } })}
        problems={actionData?.problems}
        meanwhile={undefined}
      />
    </ContentFrame>
  )
}
