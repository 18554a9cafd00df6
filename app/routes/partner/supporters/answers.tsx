import { Form, useNavigation } from 'react-router'
import { m } from '#messages'
import type { Supporter } from '#domain/support/list-supporters.ts'
import { figuresOf } from '#domain/support/outcome.ts'
import type { Answer } from '#domain/support/support-rules.ts'
import type { Problems } from '#app/request/form.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { buttonLook } from '#app/ui/button-look.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { OutcomeForm } from './outcome-form.tsx'

type AnswersProps = {
  supporter: Supporter
  /** Where it is posted, which keeps the selection. */
  address: string
  problems: Problems | undefined
}

/** What the organization may say now: yes in one press, no with a reason, done with what came of it. */
export function Answers({ supporter, address, problems }: AnswersProps) {
  const { id, name, kind, status, answers } = supporter
  const { formData } = useNavigation()
  const sent = formData?.get('id') === id ? formData.get('answer') : null
  const general = problems && Object.keys(problems.fields).length === 0
  const figures = figuresOf(kind)
  const done = kind === 'donate' ? m.supporting_received() : m.supporting_complete()
  const plain = (answer: Answer, words: string, label: string) =>
    answers.includes(answer) && (
      <Form method="post" action={address} preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          name="answer"
          value={answer}
          size="small"
          aria-label={label}
          pending={sent === answer}
        >
          {words}
        </Button>
      </Form>
    )
  const outcome = { supporter, figures, address, problems }
  const asksFigures = figures.length > 0 && kind !== 'donate'
  const corrects = status === 'completed' && figures.length > 0
  if (answers.length === 0 && !problems && !corrects) return null
  return (
    <>
      {general && (
        <Banner tone="danger" className="mt-4">
          {problems.message}
        </Banner>
      )}
      <div className="mt-4 flex flex-wrap items-start gap-3">
        {plain('confirmed', m.supporting_confirm(), m.supporting_confirm_for({ name }))}
        {asksFigures && answers.includes('completed') && (
          <OutcomeForm
            {...outcome}
            answer="completed"
            summary={done}
            submit={done}
            pending={sent === 'completed'}
          />
        )}
        {!asksFigures && plain('completed', done, m.supporting_complete_for({ done, name }))}
        {corrects && (
          <OutcomeForm
            {...outcome}
            answer="outcome"
            summary={correctionOf(supporter)}
            submit={m.supporting_outcome_save()}
            pending={sent === 'outcome'}
          />
        )}
        {answers.includes('declined') && (
          <Decline {...{ id, name, address, problems }} pending={sent === 'declined'} />
        )}
      </div>
    </>
  )
}

function correctionOf({ kind, hours, meals }: Supporter): string {
  const isEntered = hours !== null || meals !== null
  if (kind === 'donate') {
    return isEntered ? m.supporting_meals_correct() : m.supporting_meals_enter()
  }
  return isEntered ? m.supporting_outcome_correct() : m.supporting_outcome_enter()
}

function Decline({
  id,
  name,
  address,
  problems,
  pending,
}: Pick<Supporter, 'id' | 'name'> & Omit<AnswersProps, 'supporter'> & { pending: boolean }) {
  const error = problems?.fields['reason']
  return (
    <details open={error ? true : undefined} className="open:basis-full">
      <summary
        aria-label={m.supporting_decline_for({ name })}
        className={`${buttonLook({ variant: 'secondary', size: 'small' })} list-none`}
      >
        {m.supporting_decline()}
      </summary>
      <Form
        method="post"
        action={address}
        noValidate
        preventScrollReset
        className="mt-3 flex max-w-text flex-col items-start gap-3"
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="answer" value="declined" />
        <TextArea
          id={`reason-${id}`}
          name="reason"
          label={m.supporting_reason()}
          help={m.supporting_reason_help()}
          required
          rows={3}
          defaultValue={problems?.values['reason']}
          error={error}
          className="w-full"
        />
        <Button type="submit" variant="danger" size="small" pending={pending}>
          {m.supporting_decline_send()}
        </Button>
      </Form>
    </details>
  )
}
