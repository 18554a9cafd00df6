import { m } from '#messages'
import type { FormValues, FormErrors } from '#app/request/form.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { EditForm, type Meanwhile } from './edit-form.tsx'
import { sections } from './sections.ts'

type FaqFormProps = {
  values?: FormValues
  version?: number
  problems: FormErrors | undefined
  meanwhile?: Meanwhile | null | undefined
}

export function FaqForm({ values = {}, version, problems, meanwhile }: FaqFormProps) {
  const field = (name: string) => ({
    id: name,
    name,
    defaultValue: problems?.values[name] ?? values[name] ?? '',
    error: problems?.fields[name],
  })
  const labels = { question: m.content_question(), answer: m.content_answer() }
  return (
    <EditForm {...{ version, problems, meanwhile, labels }} closeTo={sections.faq.to}>
      <TextField {...field('question')} label={labels.question} required />
      <TextArea
        {...field('answer')}
        label={labels.answer}
        help={m.content_answer_help()}
        rows={8}
        required
      />
    </EditForm>
  )
}
