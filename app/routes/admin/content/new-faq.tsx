import { addFaqEntry } from '#domain/site/add-faq-entry.ts'
import { m } from '#messages'
import { readForm } from '#app/request/form.ts'
import { callerOf } from '#app/request/perform.ts'
import type { Route } from './+types/new-faq.ts'
import { ContentFrame } from './content-frame.tsx'
import { FaqForm } from './faq-form.tsx'
import { save } from './save.server.ts'
import { sections } from './sections.ts'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.content_faq_add() }) }]
}

/** Nothing to read; the guard above runs with it. */
export function loader() {
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const values = await readForm(request)
  const work = () => addFaqEntry(callerOf(context), values as Parameters<typeof addFaqEntry>[1])
  return save({ work, values, to: sections.faq.to, done: m.content_added() })
}

export default function NewFaq({ actionData }: Route.ComponentProps) {
  return (
    <ContentFrame section="faq" title={m.content_faq_add()} isEntry>
      <FaqForm problems={actionData?.problems} meanwhile={undefined} />
    </ContentFrame>
  )
}
