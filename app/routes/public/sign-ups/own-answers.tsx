import { Form, useNavigation } from 'react-router'
import type { OwnAnswers } from '#domain/questions/queries/get-own-answers.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { AnswerLines } from '../../shared/questions/answer-lines.tsx'
import { QuestionFields } from '../../shared/questions/question-fields.tsx'

export const ANSWER_INTENT = 'answer'

/** What someone answered when they signed up, with a form to change it while they can. */
export function OwnAnswersSection({
  own,
  organization,
  problems,
}: {
  own: OwnAnswers
  organization: string
  problems: FormErrors | undefined
}) {
  const { formData } = useNavigation()
  const { answered, version, mayChange } = own
  const refused = problems?.values['intent'] === ANSWER_INTENT ? problems : undefined
  const isOpen = answered.some(({ asked, answer }) => asked.isRequired && answer === null)
  return (
    <section aria-labelledby="answers" className="mt-8 border-t border-line pt-6">
      <h2 id="answers" className="font-display text-subheading font-bold">
        {m.questions_answers()}
      </h2>
      <AnswerLines answered={answered} className="mt-3" />
      {mayChange && (
        <details open={refused !== undefined || isOpen} className="mt-3" data-print="never">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-primary underline underline-offset-4">
            {m.questions_change()}
          </summary>
          <Form method="post" noValidate preventScrollReset className="mt-3 flex flex-col gap-5">
            <ProblemBanner problems={refused} />
            <QuestionFields
              key={version}
              asked={{ questions: answered.map(({ asked }) => asked), version }}
              organization={organization}
              answers={Object.fromEntries(answered.map(({ asked, answer }) => [asked.id, answer]))}
              problems={refused}
            />
            <Button
              type="submit"
              name="intent"
              value={ANSWER_INTENT}
              variant="secondary"
              className="self-start"
              pending={formData?.get('intent') === ANSWER_INTENT}
            >
              {m.questions_save()}
            </Button>
          </Form>
        </details>
      )}
    </section>
  )
}
