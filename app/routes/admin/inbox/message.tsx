import type { FormValues } from '#app/request/form.ts'
import { ArrowRight } from 'lucide-react'
import { Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { listStaff } from '#domain/accounts/queries/list-staff.ts'
import { getMessage } from '#domain/inbox/queries/get-message.ts'
import { messageKindLabel } from '#domain/inbox/inbox-words.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { runtimeContext, viewerContext } from '#app/request/context.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Paragraphs } from '#app/ui/paragraphs.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import type { Route } from './+types/message.ts'
import { AnswerForm } from './answer-form.tsx'
import { SentAnswers } from './answers.tsx'
import { Assignment } from './assignment.tsx'
import { inboxParams } from './params.ts'
import { MessagePanel } from './message-panel.tsx'
import { presentDetails } from './present-details.ts'

const failed: Record<string, () => string> = {
  answer: m.inbox_answer_failed,
  move: m.inbox_status_failed,
  assign: m.inbox_assign_failed,
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: m.admin_page_title({ page: loaderData?.subject ?? m.inbox_title() }) }]
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const [message, staff] = await Promise.all([
    runOperation(context, getMessage, { id: params.id }),
    runOperation(context, listStaff, {}),
  ])
  const { details, createdAt, answers, ...shown } = message
  return {
    ...shown,
    assignee: shown.assignee || null,
    staff,
    office: context.get(runtimeContext).env.OFFICE_EMAIL,
    me: context.get(viewerContext)?.userId ?? '',
    details: presentDetails(details),
    createdAt: createdAt.toISOString(),
    answers: answers.map((answer) => ({ ...answer, createdAt: answer.createdAt.toISOString() })),
  }
}

export const handle = { failed: ({ intent }: FormValues) => failedWords(intent) }

export { action } from './actions.server.ts'

/** Reloads after a conflict too, to show another user's answer. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.actionStatus === 409 || args.defaultShouldRevalidate
}

export default function Message({ loaderData, actionData }: Route.ComponentProps) {
  const { id, kind, subject, message, details, answers, createdAt, next } = loaderData
  const problems = actionData?.problems
  const intent = problems?.values['intent']
  const isAboutMessage = intent === 'move' || intent === 'assign'
  return (
    <Container className="py-6 sm:py-8">
      <Breadcrumbs
        crumbs={[
          { label: m.inbox_title(), to: inboxParams.href() },
          { label: <bdi className="wrap-anywhere">{subject}</bdi> },
        ]}
      />
      <PageHeader
        className="mt-3 mb-6 wrap-anywhere"
        size="heading"
        eyebrow={messageKindLabel(kind)}
        title={<span dir="auto">{subject}</span>}
        lead={m.inbox_received_on({ date: format.dateTime(createdAt) })}
        actions={
          next && (
            <Button asChild variant="secondary">
              <Link to={`/admin/inbox/${next}`}>
                {m.inbox_next()}
                <ArrowRight aria-hidden className="rtl:-scale-x-100" />
              </Link>
            </Button>
          )
        }
      />
      {isAboutMessage && (
        <ProblemBanner
          problems={problems}
          title={intent === 'assign' ? m.inbox_assign_failed() : m.inbox_status_failed()}
          className="mb-6"
        />
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_19rem]">
        <MessagePanel {...loaderData} assignment={<Assignment {...loaderData} />} />
        <div className="min-w-0 max-w-text lg:order-first">
          <section aria-labelledby="message">
            <h2 id="message" className="font-display text-subheading font-bold">
              {m.inbox_message()}
            </h2>
            {message ? (
              <Paragraphs text={message} className="mt-3" />
            ) : (
              <p className="mt-3 text-muted">{m.inbox_no_words()}</p>
            )}
          </section>
          {details.length > 0 && (
            <section aria-labelledby="details" className="mt-8">
              <h2 id="details" className="mb-3 font-display text-subheading font-bold">
                {m.inbox_details()}
              </h2>
              <dl className="divide-y divide-line rounded-card border border-line bg-surface text-sm">
                {details.map(({ label, value }) => (
                  <div key={label} className="grid gap-x-6 px-4 py-2.5 sm:grid-cols-[14rem_1fr]">
                    <dt className="text-muted">{label}</dt>
                    <dd className="min-w-0 wrap-anywhere">{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
          <SentAnswers answers={answers} />
          <AnswerForm
            // Remounts an empty form after each answer.
            key={`${id} ${answers.length}`}
            email={loaderData.email}
            office={loaderData.office}
            answersSeen={answers.length}
            problems={isAboutMessage ? undefined : problems}
          />
        </div>
      </div>
    </Container>
  )
}

/** Returns the message shown when a form on this page failed. */
function failedWords(intent: string | undefined): string {
  return (failed[intent ?? ''] ?? m.inbox_status_failed)()
}
