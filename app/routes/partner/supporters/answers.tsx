import { Form, useNavigation } from 'react-router'
import { m } from '#messages'
import type { Supporter } from '#domain/support/queries/list-supporters.ts'
import { figuresOf } from '#domain/support/outcome.ts'
import type { SupporterAction } from '#domain/support/supporter-action.ts'
import type { FormErrors } from '#app/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { OutcomeForm } from './outcome-form.tsx'
import { WithReason } from './with-reason.tsx'

type AnswersProps = {
  supporter: Supporter
  /** Form action URL; keeps the filters. */
  address: string
  problems: FormErrors | undefined
}

/** The organization's current options: accept with one click, decline with a reason, complete with an outcome. */
export function Answers({ supporter, address, problems }: AnswersProps) {
  const { id, name, kind, status, answers } = supporter
  const { formData } = useNavigation()
  const sent = formData?.get('id') === id ? formData.get('answer') : null
  const general = problems && Object.keys(problems.fields).length === 0
  const figures = figuresOf(kind)
  const done = kind === 'donate' ? m.supporting_gift_used() : m.supporting_complete()
  const plain = (answer: SupporterAction, words: string, label: string) =>
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
      {general && <ProblemBanner problems={problems} className="mt-4" />}
      <div className="mt-4 flex flex-wrap items-start gap-3">
        {plain('confirmed', m.supporting_confirm(), m.supporting_confirm_for({ name }))}
        {plain('received', m.gifts_came(), m.gifts_came_for({ name }))}
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
          <WithReason
            {...{ id, address, problems }}
            field="answer"
            intent="declined"
            summary={m.supporting_decline()}
            label={m.supporting_decline_for({ name })}
            submit={m.supporting_decline_send()}
            pending={sent === 'declined'}
          />
        )}
        {answers.includes('refunded') && (
          <WithReason
            {...{ id, address, problems }}
            field="answer"
            intent="refunded"
            {...(supporter.gift ? { leftCents: supporter.gift.leftCents } : {})}
            summary={m.gifts_pay_back()}
            label={m.gifts_pay_back_for({ name })}
            lead={
              supporter.gift?.provider === 'offline'
                ? m.gifts_pay_back_offline({ name })
                : m.gifts_pay_back_card({ name })
            }
            submit={
              supporter.gift?.provider === 'offline'
                ? m.gifts_pay_back_did_send()
                : m.gifts_pay_back_do()
            }
            pending={sent === 'refunded'}
          />
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
