import { Form, Link } from 'react-router'
import type { AnswerStanding } from '#domain/waiting/answer-standing.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { Button } from '#app/ui/button.tsx'
import { overdueParams } from '../overdue/params.ts'
import { partnerAddress, type OrganizationView } from './params.ts'

type AnswersPanelProps = { name: string; standing: AnswerStanding; at: OrganizationView }

/** What the organization's silence has led to, and how staff lets it submit new posts all the same. */
export function AnswersPanel({ name, standing, at }: AnswersPanelProps) {
  const { state, owed, liftReason } = standing
  return (
    <section aria-labelledby="answers" className="min-w-0 border-t border-line pt-4">
      <h2 id="answers" className="mb-1 font-medium text-muted">
        {m.due_answers()}
      </h2>
      <p>{wordsOf(standing)}</p>
      {state === 'lifted' && (
        <p className="mt-1 wrap-anywhere whitespace-pre-line" dir="auto">
          {liftReason}
        </p>
      )}
      <p className="mt-1 text-muted">
        {m.due_still_owed({ count: owed })}{' '}
        <Link
          to={overdueParams.href({ owner: 'partner' })}
          className="text-primary underline underline-offset-4"
        >
          {m.due_see_all()}
        </Link>
      </p>
      {state === 'lifted' ? (
        <Form method="post" action={partnerAddress(at)} preventScrollReset className="mt-3">
          <input type="hidden" name="name" value={name} />
          <Button type="submit" name="intent" value="end-lift" variant="secondary" size="small">
            {m.due_end_lift()}
          </Button>
        </Form>
      ) : (
        <Button asChild variant="secondary" size="small" className="mt-3">
          <Link to={partnerAddress(at, { intent: 'lift' })} preventScrollReset>
            {m.due_lift()}
          </Link>
        </Button>
      )}
    </section>
  )
}

function wordsOf({ state, warnedAt, refusesAt, liftedUntil }: AnswerStanding): string {
  switch (state) {
    case 'warned':
      return m.due_staff_warned({ date: format.date(warnedAt), until: format.date(refusesAt) })
    case 'refused':
      return m.due_staff_refused({ date: format.date(refusesAt) })
    case 'lifted':
      return m.due_staff_lifted({ date: format.date(liftedUntil ?? refusesAt) })
  }
}
