import { addFaqEntry } from '#domain/content/commands/add-faq-entry.ts'
import { FAQ_QUESTION_MAX } from '#domain/content/faq-entry.ts'
import { m } from '#messages'
import { formAction } from '#app/request/form-action.ts'
import type { Route } from './+types/new-faq.ts'
import { ContentFrame } from './content-frame.tsx'
import { readUnanswered } from './read-unanswered.server.ts'
import { FaqForm } from './faq-form.tsx'
import { sections } from './sections.ts'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.content_faq_add() }) }]
}

/** `?asked=` prefills a question the assistant could not answer, if it is still stored. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = await readUnanswered(context, request)
  return { question: asked && [...asked.question].slice(0, FAQ_QUESTION_MAX).join('') }
}

export const handle = { failed: () => m.content_failed() }

export const action = formAction({
  async run({ caller, values }) {
    await addFaqEntry(caller, values as Parameters<typeof addFaqEntry>[1])
    return m.content_added()
  },
  to: sections.faq.to,
})

export default function NewFaq({ loaderData, actionData }: Route.ComponentProps) {
  const { question } = loaderData
  return (
    <ContentFrame section="faq" title={m.content_faq_add()} isEntry>
      <FaqForm
        {...(question === null ? {} : { values: { question, isListed: '' } })}
        problems={actionData?.problems}
      />
    </ContentFrame>
  )
}
