import { useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { m } from '#messages'
import { completeItem } from '#domain/support/commands/complete-item.ts'
import type { CompletionProblem } from '#domain/support/completion-rules.ts'
import { getCompletion } from '#domain/support/queries/get-completion.ts'
import { parseCount } from '#domain/project-events/project-event.ts'
import { reopenItem } from '#domain/support/commands/reopen-item.ts'
import { formAction } from '#app/request/form-action.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { ownProjectEventsAddress, projectEventAddress } from '../project-events/addresses.ts'
import { idOf } from '#app/request/id-of.ts'
import { cameOf } from '../supporters/outcome-words.ts'
import { supporterParams } from '../supporters/params.ts'
import type { Route } from './+types/complete.ts'
import { completeAddress } from './address.ts'
import { WhatHappens } from './what-happens.tsx'

export function meta() {
  return [{ title: m.site_page_title({ page: m.partnerhome_complete_title() }) }]
}

export function loader({ context, params }: Route.LoaderArgs) {
  return runOperation(context, getCompletion, { itemId: idOf(params, m.posts_not_found()) })
}

export const handle = { failed: () => m.posts_save_failed() }

/** Completes a project or event, corrects its outcome, or reopens it; redirects to its editor. */
export const action = formAction({
  open: ({ params }) => ({ itemId: idOf(params, m.posts_not_found()) }),
  intents: {
    async reopen({ caller, itemId }) {
      await reopenItem(caller, { itemId })
      return m.partnerhome_reopened()
    },
  },
  async run({ caller, itemId, values: { hours, meals } }) {
    const { thanked } = await completeItem(caller, { itemId, hours, meals })
    return thanked > 0 ? m.partnerhome_completed({ count: thanked }) : m.partnerhome_kept()
  },
  to: ({ itemId }) => projectEventAddress(itemId),
})

const obstacles: Record<CompletionProblem, () => string> = {
  'not-public': m.support_item_not_public,
  'not-begun': m.support_not_begun,
  'not-over': m.support_item_not_over,
}

export default function Complete({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, completedAt, obstacle, outcome, waiting, ofSupports } = loaderData
  const { state, formData } = useNavigation()
  const problems = actionData?.problems
  const sent = state === 'idle' ? null : formData?.get('intent')
  const fields = (['hours', 'meals'] as const).map((figure) => ({
    figure,
    label: figure === 'hours' ? m.supporting_hours() : m.supporting_meals(),
    error: problems?.fields[figure],
    value: problems?.values[figure] ?? outcome[figure]?.toString() ?? '',
  }))
  const wrong = fields.flatMap(({ figure, error }) =>
    error ? [{ field: figure, message: error }] : [],
  )
  const entered = cameOf({ hours: ofSupports.hours || null, meals: ofSupports.meals || null })
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(fields.map(({ figure, value }) => [figure, value])),
  )
  const inAll = (figure: 'hours' | 'meals') =>
    ofSupports[figure] + (parseCount(typed[figure] ?? '') ?? 0) || null
  const total = cameOf({ hours: inAll('hours'), meals: inAll('meals') })
  return (
    <Container className="py-6 sm:py-8">
      <Breadcrumbs
        crumbs={[
          { label: m.posts_title(), to: ownProjectEventsAddress },
          // Without a title while it was never approved.
          { label: title || m.posts_open(), to: projectEventAddress(id) },
          { label: m.partnerhome_complete_title() },
        ]}
      />
      <PageHeader
        className="mt-2"
        title={completedAt ? m.partnerhome_correct_title() : m.partnerhome_complete_title()}
        lead={title && <span dir="auto">{title}</span>}
      />
      <div className="mt-6 flex max-w-text flex-col gap-5">
        {problems && (
          <ErrorSummary problems={wrong.length > 0 ? wrong : [{ message: problems.message }]} />
        )}
        {obstacle ? (
          <Banner
            tone="info"
            action={
              <Link
                to={projectEventAddress(id)}
                className="font-medium text-primary underline underline-offset-4"
              >
                {m.partnerhome_back_to_post()}
              </Link>
            }
          >
            {obstacles[obstacle]()}
          </Banner>
        ) : (
          <>
            {waiting > 0 && (
              <Banner
                tone="warning"
                action={
                  <Link
                    to={supporterParams.href({ post: id, part: 'waiting' })}
                    className="font-medium text-primary underline underline-offset-4"
                  >
                    {m.partnerhome_answer_first()}
                  </Link>
                }
              >
                {m.partnerhome_still_waiting({ count: waiting })}
              </Banner>
            )}
            <WhatHappens {...loaderData} entered={entered} />
            <Form
              method="post"
              action={completeAddress(id)}
              noValidate
              className="flex flex-col items-start gap-5"
            >
              <div className="grid w-full max-w-form gap-4 sm:grid-cols-2">
                {fields.map(({ figure, label, error, value }) => (
                  <TextField
                    key={figure}
                    id={figure}
                    name={figure}
                    label={label}
                    help={m.partnerhome_figure_help()}
                    inputMode="numeric"
                    autoComplete="off"
                    defaultValue={value}
                    onChange={({ target }) => setTyped({ ...typed, [figure]: target.value })}
                    error={error}
                  />
                ))}
              </div>
              <output htmlFor="hours meals" className="empty:hidden">
                {total && m.partnerhome_total({ figures: total })}
              </output>
              <div className="flex flex-wrap gap-3">
                <Button type="submit" name="intent" value="complete" pending={sent === 'complete'}>
                  {completedAt ? m.supporting_outcome_save() : m.supporting_complete()}
                </Button>
                {completedAt && (
                  <Button
                    type="submit"
                    name="intent"
                    value="reopen"
                    variant="secondary"
                    pending={sent === 'reopen'}
                  >
                    {m.partnerhome_reopen()}
                  </Button>
                )}
              </div>
            </Form>
          </>
        )}
      </div>
    </Container>
  )
}
