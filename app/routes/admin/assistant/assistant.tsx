import { Link } from 'react-router'
import { getAssistantFigures } from '#domain/assistant/queries/get-assistant-figures.ts'
import { listUnanswered } from '#domain/assistant/queries/list-unanswered.ts'
import { UNANSWERED } from '#domain/assistant/unanswered.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { useReader } from '#app/shell/use-reader.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/assistant.ts'
import { AdminHeader } from '../admin-header.tsx'
import { FilterChips } from '../filter-chips.tsx'
import { CursorPager } from '../cursor-pager.tsx'
import { deskAddress, outcomeOf } from './desk-address.ts'
import { outcomeWords } from './desk-words.ts'
import { FiguresTable } from './figures-table.tsx'
import { QuestionList } from './question-list.tsx'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.assistantdesk_title() }) }]
}

/** How the assistant does, and the questions it had no answer to, the newest first; `?show=` picks one kind of them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const outcome = outcomeOf(searchParams)
  const before = searchParams.get('before')?.slice(0, 100) ?? null
  const [figures, { questions, next }] = await Promise.all([
    runOperation(context, getAssistantFigures, {}),
    runOperation(context, listUnanswered, { outcome, before }),
  ])
  return {
    figures,
    questions: questions.map((question) => ({ ...question, at: question.at.toISOString() })),
    next,
    outcome,
    isFirst: before === null,
  }
}

export default function Assistant({ loaderData }: Route.ComponentProps) {
  const { figures, questions, next, outcome, isFirst } = loaderData
  const isClosed = useReader().closed.includes('assistant')
  return (
    <Container className="py-6 sm:py-8">
      <AdminHeader current="assistant" />
      <h2 className="font-display text-subheading font-bold">{m.assistantdesk_title()}</h2>
      <p className="mt-1 mb-5 max-w-text text-muted">{m.assistantdesk_lead()}</p>
      {isClosed && (
        <Banner tone="info" className="mb-6">
          {m.assistantdesk_closed()}{' '}
          <Link to="/admin/features" className="text-primary underline underline-offset-4">
            {m.features_tab()}
          </Link>
        </Banner>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-10">
        <section aria-labelledby="figures" className="min-w-0 lg:order-last">
          <h3 id="figures" className="mb-3 font-medium">
            {m.assistantdesk_figures()}
          </h3>
          <FiguresTable {...figures} />
        </section>
        <section aria-labelledby="questions" className="min-w-0">
          <h3 id="questions" className="mb-3 font-medium">
            {m.assistantdesk_questions()}
          </h3>
          <FilterChips
            label={m.assistantdesk_by_outcome()}
            chips={[null, ...UNANSWERED].map((one) => ({
              to: deskAddress(one),
              label: one ? outcomeWords[one]() : m.assistantdesk_all(),
              isCurrent: one === outcome,
            }))}
          />
          <div className="mt-4">
            {questions.length > 0 ? (
              <QuestionList questions={questions} />
            ) : (
              <Nothing isNarrowed={outcome !== null || !isFirst} asked={figures.month.asked} />
            )}
          </div>
          <CursorPager
            newest={isFirst ? null : deskAddress(outcome)}
            older={next && deskAddress(outcome, next)}
          />
        </section>
      </div>
    </Container>
  )
}

function Nothing({ isNarrowed, asked }: { isNarrowed: boolean; asked: number }) {
  if (isNarrowed) {
    return (
      <EmptyState
        level={3}
        title={m.assistantdesk_none()}
        action={
          <Button asChild variant="secondary">
            <Link to={deskAddress(null)}>{m.assistantdesk_see_all()}</Link>
          </Button>
        }
      />
    )
  }
  return asked > 0 ? (
    <EmptyState level={3} title={m.assistantdesk_all_answered()} region="galilee">
      {m.assistantdesk_all_answered_text()}
    </EmptyState>
  ) : (
    <EmptyState level={3} title={m.assistantdesk_empty()} region="negev">
      {m.assistantdesk_empty_text()}
    </EmptyState>
  )
}
