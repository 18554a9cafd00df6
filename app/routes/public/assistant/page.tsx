import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { parseForm } from '#app/request/form.ts'
import { pageMeta } from '#app/request/page-meta.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader, Eyebrow } from '#app/ui/page-header.tsx'
import type { Route } from './+types/page.ts'
import { answerPosted } from './answer-posted.server.ts'
import { ChatBox } from './chat-box/chat-box.tsx'
import { useConversation } from './chat-box/use-conversation.ts'
import { Link } from 'react-router'
import { Landscape } from '#app/ui/landscape/landscape.tsx'
import { AnswerChoices } from './chat-box/choices.tsx'

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
  const { origin, model } = context.get(runtimeContext)
  // Only a language model writes texts.
  return { address: `${origin}/ai`, writes: model !== null }
}

export const handle = { failed: () => m.assistant_failed() }

/** Answers one question of a form without scripts; the response is the page with the answer. */
export async function action({ request, context }: Route.ActionArgs) {
  requireFeature(context, 'assistant')
  return answerPosted(context, request, await parseForm(request))
}

/** Passes on Retry-After of a rejected question. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function Assistant({ loaderData, actionData }: Route.ComponentProps) {
  const { writes } = loaderData
  const conversation = useConversation({
    name: 'assistant',
    actionType: 'answer',
    ...(actionData && { posted: actionData.posted }),
  })
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader title={m.chat_title()} lead={writes ? m.chat_lead() : m.chat_lead_finds()} />
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 sm:mt-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <ChatBox
          conversation={conversation}
          title={m.chat_box_title()}
          placeholder={m.chat_placeholder()}
          empty={<FirstQuestions writes={writes} onAsk={conversation.send} />}
          note={<ChatNote />}
          typed={actionData?.typed}
          problem={actionData?.problem}
        />
        <AboutAssistant writes={writes} />
      </div>
    </Container>
  )
}

/** Below the input: where answers come from and how long questions are stored. */
function ChatNote() {
  return (
    <p className="px-1.5 pt-1.5 text-xs text-muted group-data-short/chat:hidden max-sm:group-data-running/chat:hidden">
      {m.chat_note()}{' '}
      <Link to="/privacy#assistant" className="underline underline-offset-3 hover:text-primary">
        {m.chat_note_privacy()}
      </Link>
    </p>
  )
}

/** The empty chat: an invitation and suggested questions that submit themselves. */
function FirstQuestions({ writes, onAsk }: { writes: boolean; onAsk: (question: string) => void }) {
  return (
    <div className="grid gap-3">
      <Landscape
        id="assistant"
        region="galilee"
        time="gold"
        width={840}
        height={110}
        className="-mx-4 -mt-4 mb-1 block h-22 w-[calc(100%+2rem)] max-w-none max-sm:hidden dark:brightness-90"
      />
      <p className="font-display text-subheading font-bold">{m.chat_hello()}</p>
      <p className="text-sm text-muted">{m.chat_hello_text()}</p>
      <AnswerChoices
        label={m.chat_first()}
        onChoose={onAsk}
        choices={[
          m.chat_first_family(),
          m.chat_first_hands(),
          m.chat_first_abroad(),
          m.chat_first_visit(),
          ...(writes ? [m.chat_first_share()] : []),
        ]}
      />
    </div>
  )
}

/** Next to the chat: what the assistant does and does not do. */
function AboutAssistant({ writes }: { writes: boolean }) {
  const facts = [
    [m.chat_about_finds(), m.chat_about_finds_text()],
    [m.chat_about_checks(), m.chat_about_checks_text()],
    writes
      ? [m.chat_about_writes(), m.chat_about_writes_text()]
      : [m.chat_about_leaves(), m.chat_about_leaves_text()],
  ] as const
  return (
    <aside aria-labelledby="what-to-expect" className="text-sm">
      <h2 id="what-to-expect">
        <Eyebrow>{m.chat_about()}</Eyebrow>
      </h2>
      <dl className="grid gap-4 sm:max-lg:grid-cols-3">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt className="font-display text-base font-bold">{name}</dt>
            <dd className="mt-1 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 border-t border-line pt-4 text-muted">
        {m.chat_about_people()}{' '}
        <Link to="/contact" className="font-medium text-primary underline-offset-4 hover:underline">
          {m.chat_about_contact()}
        </Link>
      </p>
    </aside>
  )
}
