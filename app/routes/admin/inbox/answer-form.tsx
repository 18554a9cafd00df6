import { Send } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { keptField } from '#app/request/kept-field.ts'
import { Button } from '#app/ui/button.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { useFocusFault } from '#app/ui/use-focus-fault.ts'

type AnswerFormProps = {
  email: string
  /** Address that receives replies to the answer. */
  office: string
  /** Number of answers the author has seen. */
  answersSeen: number
  problems: FormErrors | undefined
}

/** Sends a reply by email. After a conflict the text stays and can still be sent. */
export function AnswerForm({ email, office, answersSeen, problems }: AnswerFormProps) {
  const { formData } = useNavigation()
  const box = useFocusFault<HTMLTextAreaElement>(problems, problems?.fields['text'])
  const isOvertaken = problems !== undefined && problems.fields['text'] === undefined
  const another = answersSeen > 0 ? m.inbox_answer_another() : m.inbox_answer_send()
  return (
    <Form method="post" noValidate preventScrollReset className="mt-10 grid gap-4">
      {isOvertaken && <ProblemBanner problems={problems} title={m.inbox_answer_failed()} />}
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="answersSeen" value={answersSeen} />
      <TextArea
        {...keptField(problems, 'text')}
        ref={box}
        rows={7}
        label={m.inbox_answer_label()}
        help={m.inbox_answer_help({ email, office })}
        required
      />
      <div>
        <Button type="submit" pending={formData?.get('intent') === 'answer'}>
          <Send aria-hidden className="rtl:-scale-x-100" />
          {isOvertaken ? m.inbox_answer_send_anyway() : another}
        </Button>
      </div>
    </Form>
  )
}
