import { m } from '#messages'
import type { FormValues, FormErrors } from '#app/request/form.ts'
import { FEATURES, featureLabels } from '#domain/content/feature.ts'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
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

/** A question with its answer, the other ways to ask it, and where it is shown. */
export function FaqForm({
  values = { isListed: 'on' },
  version,
  problems,
  meanwhile,
}: FaqFormProps) {
  const field = (name: string) => ({
    id: name,
    name,
    defaultValue: problems?.values[name] ?? values[name] ?? '',
    error: problems?.fields[name],
  })
  const given: FormValues = problems?.values ?? values
  const labels = {
    question: m.content_question(),
    phrases: m.content_phrases(),
    answer: m.content_answer(),
    questionHe: m.content_question_he(),
    answerHe: m.content_answer_he(),
    feature: m.content_faq_feature(),
    isListed: m.content_faq_listed(),
  }
  return (
    <EditForm {...{ version, problems, meanwhile, labels }} closeTo={sections.faq.to}>
      <TextField {...field('question')} label={labels.question} required />
      <TextArea
        {...field('phrases')}
        label={labels.phrases}
        help={m.content_phrases_help()}
        rows={5}
      />
      <TextArea
        {...field('answer')}
        label={labels.answer}
        help={m.content_answer_help()}
        rows={8}
        required
      />
      <TextField
        {...field('questionHe')}
        label={labels.questionHe}
        help={m.content_question_he_help()}
        lang="he"
        dir="rtl"
      />
      <TextArea {...field('answerHe')} label={labels.answerHe} rows={8} lang="he" dir="rtl" />
      <SelectField
        {...field('feature')}
        label={labels.feature}
        help={m.content_faq_feature_help()}
        none={m.content_faq_no_feature()}
      >
        {FEATURES.map((feature) => (
          <option key={feature} value={feature}>
            {featureLabels(feature).name}
          </option>
        ))}
      </SelectField>
      <CheckboxField
        id="isListed"
        name="isListed"
        label={labels.isListed}
        help={m.content_faq_listed_help()}
        defaultChecked={given['isListed'] === 'on'}
      />
    </EditForm>
  )
}
