import { Form, Link, useNavigation } from 'react-router'
import { decideReport } from '#domain/threads/commands/decide-report.ts'
import { getReport } from '#domain/threads/queries/get-report.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { formAction } from '#app/request/form-action.ts'
import { keptField } from '#app/request/kept-field.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { Container } from '#app/ui/container.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Paragraphs } from '#app/ui/paragraphs.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { partnerAddress } from '../partners/params.ts'
import type { Route } from './+types/report.ts'
import { reportAddress, reportParams } from './params.ts'
import { Sentence } from '#app/ui/sentence.tsx'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.threads_reports() }) }]
}

export async function loader({ params, context }: Route.LoaderArgs) {
  return runOperation(context, getReport, { id: params.id })
}

export const handle = { failed: () => m.threads_report_failed() }

export const action = formAction({
  async run({ caller, id, form, values: { answer } }) {
    const hide = form.getAll('hide').filter((one) => typeof one === 'string')
    await decideReport(caller, { id, hide, answer })
    return m.threads_report_did()
  },
  typed: ({ form }) => form.getAll('hide'),
  to: ({ id }) => reportAddress(id),
})

export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  const { author, person, organization, partnerId, title, reason, createdAt } = loaderData
  const { opening, messages, decidedAt, decidedBy, answer } = loaderData
  const problems = actionData?.problems
  const { state } = useNavigation()
  const reporter = author === 'person' ? person : organization
  const first = { ...opening, id: 'opening', author: 'person' as const, isHidden: false }
  const shown = [...(opening.body ? [first] : []), ...messages]
  return (
    <Container width="text" className="py-6 sm:py-8">
      <Breadcrumbs
        crumbs={[
          { label: m.threads_reports(), to: reportParams.href() },
          { label: <bdi className="wrap-anywhere">{reporter}</bdi> },
        ]}
      />
      <PageHeader
        className="mt-3 wrap-anywhere"
        size="heading"
        title={m.threads_report_title({ name: reporter })}
        lead={<bdi>{title}</bdi>}
      />
      <p className="mt-3 flex flex-wrap gap-x-3 gap-y-1 text-muted">
        <Moment at={createdAt} as="dateTime" />
        <bdi className="wrap-anywhere">{person}</bdi>
        <Link
          to={partnerAddress({ id: partnerId, view: 'about', page: 1 })}
          className="text-primary underline underline-offset-4 wrap-anywhere"
        >
          <bdi>{organization}</bdi>
        </Link>
      </p>
      <section aria-labelledby="why" className="mt-6">
        <h2 id="why" className="font-display text-subheading font-bold">
          {m.threads_report_why()}
        </h2>
        <Paragraphs text={reason} className="mt-2" />
      </section>
      <Form method="post" noValidate className="mt-8">
        <h2 className="font-display text-subheading font-bold">{m.threads_report_messages()}</h2>
        {shown.length === 0 && <p className="mt-3 text-muted">{m.threads_report_no_words()}</p>}
        <ol className="mt-3 grid gap-3">
          {shown.map((one) => (
            <li key={one.id} className="rounded-card border border-line bg-surface px-4 py-3">
              <p className="mb-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
                <bdi className="font-medium text-ink wrap-anywhere">
                  {one.author === 'person' ? person : organization}
                </bdi>
                <Moment at={one.createdAt} as="dateTime" />
                {one.isHidden && <Badge>{m.threads_report_is_hidden()}</Badge>}
              </p>
              <Paragraphs text={one.body} />
              {!decidedAt && !one.isHidden && one.id !== 'opening' && (
                <CheckboxField
                  name="hide"
                  value={one.id}
                  defaultChecked={actionData?.typed?.includes(one.id)}
                  label={m.threads_report_hide()}
                />
              )}
            </li>
          ))}
        </ol>
        <h2 className="mt-8 font-display text-subheading font-bold">{m.threads_report_decide()}</h2>
        {decidedAt ? (
          <div className="mt-3">
            <p className="text-sm text-muted">
              <Sentence>
                {m.threads_report_by_whom({
                  name: decidedBy ?? m.moderation_someone(),
                  date: format.dateTime(decidedAt),
                })}
              </Sentence>
            </p>
            <Paragraphs text={answer ?? ''} className="mt-2" />
          </div>
        ) : (
          <div className="mt-3 grid gap-4">
            {problems && problems.fields['answer'] === undefined && (
              <ProblemBanner problems={problems} />
            )}
            <TextArea
              {...keptField(problems, 'answer')}
              label={m.threads_report_answer()}
              help={m.threads_report_answer_help({ name: reporter })}
              required
            />
            <div>
              <Button type="submit" pending={state === 'submitting'}>
                {m.threads_report_submit()}
              </Button>
            </div>
          </div>
        )}
      </Form>
    </Container>
  )
}
