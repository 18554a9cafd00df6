import { getFaqEntry } from '#domain/content/queries/get-faq-entry.ts'
import { saveFaqEntry } from '#domain/content/commands/save-faq-entry.ts'
import { m } from '#messages'
import { formAction } from '#app/request/form-action.ts'
import { runOperation } from '#app/request/run-operation.ts'
import type { Route } from './+types/edit-faq.ts'
import { ContentFrame } from './content-frame.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { readUnanswered } from './read-unanswered.server.ts'
import { FaqForm } from './faq-form.tsx'
import { sections } from './sections.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: m.admin_page_title({ page: loaderData?.values.question ?? m.content_faq() }) }]
}

type Entry = Awaited<ReturnType<typeof getFaqEntry>>

function asTyped({ version, feature, isListed, questionHe, answerHe, ...entry }: Entry) {
  return {
    version,
    values: {
      question: entry.question,
      answer: entry.answer,
      questionHe: questionHe ?? '',
      answerHe: answerHe ?? '',
      phrases: entry.phrases,
      feature: feature ?? '',
      isListed: isListed ? 'on' : '',
    },
  }
}

/** `?asked=` adds a question the assistant could not answer to the phrases, if it is still stored. */
export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  const typed = asTyped(await runOperation(context, getFaqEntry, { id }))
  const asked = await readUnanswered(context, request)
  const { values } = typed
  const phrases = asked ? `${values.phrases}\n${asked.question}`.trim() : values.phrases
  return { id, ...typed, values: { ...values, phrases }, isAsked: asked !== null }
}

export const handle = { failed: () => m.content_failed() }

export const action = formAction({
  async run({ caller, id, values }) {
    await saveFaqEntry(caller, { ...values, id } as Parameters<typeof saveFaqEntry>[1])
    return m.content_saved()
  },
  to: sections.faq.to,
  current: async ({ caller, id }) => asTyped(await getFaqEntry(caller, { id })),
})

export default function EditFaq({ loaderData, actionData }: Route.ComponentProps) {
  const { id, values, version, isAsked } = loaderData
  return (
    <ContentFrame section="faq" title={values.question} isEntry>
      {isAsked && (
        <Banner tone="info" className="mb-5 max-w-text">
          {m.content_phrase_added()}
        </Banner>
      )}
      <FaqForm
        key={id}
        {...{ values, version }}
        problems={actionData?.problems}
        meanwhile={actionData?.current}
      />
    </ContentFrame>
  )
}
