import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { parseForm } from '#app/request/form.ts'
import { pageMeta } from '#app/request/page-meta.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/page.ts'
import { AboutAssistant } from './about-assistant.tsx'
import { answerPosted } from './answer-posted.server.ts'
import { ChatBox } from './chat-box/chat-box.tsx'
import { useConversation } from './chat-box/use-conversation.ts'
import { ChatNote } from './chat-note.tsx'
import { FirstQuestions } from './first-questions.tsx'

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  return pageMeta({
    title: m.site_page_title({ page: m.chat_title() }),
    description: m.chat_description(),
    address: loaderData.address,
  })
}

export function loader({ context }: Route.LoaderArgs) {
  requireFeature(context, 'assistant')
  return { address: `${context.get(runtimeContext).origin}/ai` }
}

export const handle = { failed: () => m.assistant_failed() }

/** One question of a form without scripts; its answer stands on the page that comes back. */
export async function action({ request, context }: Route.ActionArgs) {
  requireFeature(context, 'assistant')
  return answerPosted(context, request, await parseForm(request))
}

/** So that the time to wait (Retry-After) of a refused question leaves with the answer. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function Assistant({ actionData }: Route.ComponentProps) {
  const conversation = useConversation({
    name: 'assistant',
    actionType: 'answer',
    ...(actionData && { posted: actionData.posted }),
  })
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader title={m.chat_title()} lead={m.chat_lead()} />
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 sm:mt-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <ChatBox
          conversation={conversation}
          title={m.chat_box_title()}
          placeholder={m.chat_placeholder()}
          empty={<FirstQuestions onAsk={conversation.send} />}
          note={<ChatNote />}
          typed={actionData?.typed}
          problem={actionData?.problem}
        />
        <AboutAssistant />
      </div>
    </Container>
  )
}
