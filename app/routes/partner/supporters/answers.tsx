import { Form, useNavigation } from 'react-router'
import { m } from '#messages'
import type { Supporter } from '#domain/support/list-supporters.ts'
import type { Answer } from '#domain/support/support-rules.ts'
import type { Problems } from '#app/request/form.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { buttonLook } from '#app/ui/button-look.ts'
import { TextArea } from '#app/ui/text-area.tsx'

type AnswersProps = Pick<Supporter, 'id' | 'name' | 'kind' | 'answers'> & {
  /** Where it is posted, which keeps the selection. */
  address: string
  problems: Problems | undefined
}

/** What the organization may say now: yes in one press, no with a reason. */
export function Answers({ id, name, kind, answers, address, problems }: AnswersProps) {
  const { formData } = useNavigation()
  const sent = formData?.get('id') === id ? formData.get('answer') : null
  const general = problems && Object.keys(problems.fields).length === 0
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
  if (answers.length === 0 && !problems) return null
  return (
    <>
      {general && (
        <Banner tone="danger" className="mt-4">
          {problems.message}
        </Banner>
      )}
      <div className="mt-4 flex flex-wrap items-start gap-3">
        {plain('confirmed', m.supporting_confirm(), m.supporting_confirm_for({ name }))}
        {plain('completed', done, m.supporting_complete_for({ done, name }))}
        {answers.includes('declined') && (
          <Decline {...{ id, name, address, problems }} pending={sent === 'declined'} />
        )}
      </div>
    </>
  )
}

function Decline({
  id,
  name,
  address,
  problems,
  pending,
}: Pick<AnswersProps, 'id' | 'name' | 'address' | 'problems'> & { pending: boolean }) {
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
