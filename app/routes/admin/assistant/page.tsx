import { Link } from 'react-router'
import { getAssistantFigures } from '#domain/assistant/queries/get-assistant-figures.ts'
import { listUnanswered } from '#domain/assistant/queries/list-unanswered.ts'
import { UNANSWERED } from '#domain/assistant/unanswered.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { FilterChips } from '#app/routes/shared/list/filter-chips.tsx'
import { List } from '#app/routes/shared/list/list-page.tsx'
import { useReader } from '#app/shell/use-reader.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Container } from '#app/ui/container.tsx'
import type { Route } from './+types/page.ts'
import { AdminHeader } from '../admin-header.tsx'
import { outcomeWords } from './desk-words.ts'
import { FiguresTable } from './figures-table.tsx'
import { questionParams as params } from './params.ts'
import { QuestionList } from './question-list.tsx'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.assistantdesk_title() }) }]
}

/** Shows the assistant's figures and its unanswered questions, newest first; `?show=` filters by kind. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const view = params.parse(request)
  const [figures, { questions, next }] = await Promise.all([
    runOperation(context, getAssistantFigures, {}),
    runOperation(context, listUnanswered, view),
  ])
  return {
    figures,
    questions: questions.map((question) => ({ ...question, at: question.at.toISOString() })),
    older: next,
    view,
  }
}

export default function Assistant({ loaderData }: Route.ComponentProps) {
  const { figures, questions, older, view } = loaderData
  const isClosed = useReader().closed.includes('assistant')
  return (
    <Container className="py-6 sm:py-8">
      <AdminHeader title={m.assistantdesk_title()} />
      <p className="mb-5 max-w-text text-muted">{m.assistantdesk_lead()}</p>
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
          <h2 id="figures" className="mb-3 font-medium">
            {m.assistantdesk_figures()}
          </h2>
          <FiguresTable {...figures} />
        </section>
        <section aria-labelledby="questions" className="min-w-0">
          <h2 id="questions" className="mb-3 font-medium">
            {m.assistantdesk_questions()}
          </h2>
          <List
            {...{ params, view, older }}
            filtersClassName="mb-4"
            filters={
              <FilterChips
                {...{ params, view }}
                of="outcome"
                label={m.assistantdesk_by_outcome()}
                choices={[null, ...UNANSWERED]}
                labelOf={(one) => (one ? outcomeWords[one]() : m.assistantdesk_all())}
              />
            }
            rows={questions}
            empty={
              figures.month.asked > 0
                ? {
                    title: m.assistantdesk_all_answered(),
                    region: 'galilee',
                    children: m.assistantdesk_all_answered_text(),
                  }
                : {
                    title: m.assistantdesk_empty(),
                    region: 'negev',
                    children: m.assistantdesk_empty_text(),
                  }
            }
            emptyNarrowed={{
              title: m.assistantdesk_none(),
              seeAll: m.assistantdesk_see_all(),
            }}
          >
            <QuestionList questions={questions} />
          </List>
        </section>
      </div>
    </Container>
  )
}
