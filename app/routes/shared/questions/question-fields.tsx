import { m } from '#messages'
import { answerField } from '#domain/questions/answer-fields.ts'
import { ANSWER_MAX, boundsLabel, type Asked, type Question } from '#domain/questions/question.ts'
import { languageOf, optionTexts, questionText } from '#domain/questions/question-texts.ts'
import { directionOf, otherThanPage, pageLanguage } from '#platform/text/language.ts'
import type { FormErrors } from '#app/request/form.ts'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { FieldNotes, RequiredMark, useFieldIds } from '#app/ui/field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'

/** Up to so many options are shown at once; more are a list to open. */
const SHOWN_OPTIONS = 5

type QuestionFieldsProps = {
  asked: Asked
  /** Who asks. */
  organization: string
  /** Stored answers, by the question's id. */
  answers?: Readonly<Record<string, string | null>> | undefined
  problems: FormErrors | undefined
  /** The leader of a group answers for all. */
  isForGroup?: boolean
}

/** The fields of an organization's own questions; nothing if it asks none. */
export function QuestionFields({
  asked: { questions, version },
  organization,
  answers = {},
  problems,
  isForGroup = false,
}: QuestionFieldsProps) {
  if (questions.length === 0) return null
  return (
    <fieldset className="flex min-w-0 flex-col gap-5 border-y border-line py-5">
      <legend className="sr-only">{m.questions_from({ organization })}</legend>
      <p className="text-sm text-muted">
        <span aria-hidden className="block text-base font-medium text-ink wrap-anywhere">
          {m.questions_from({ organization })}
        </span>
        {isForGroup ? m.questions_for_group() : m.questions_who_sees()}
      </p>
      <input type="hidden" name={answerField('version')} value={version} />
      {questions.map((question) => {
        const name = answerField(question.id)
        const typed = problems?.values
        // An unchecked box sends nothing.
        const value = typed ? (typed[name] ?? '') : (answers[question.id] ?? '')
        return (
          <OneQuestion
            key={question.id}
            question={question}
            value={value}
            error={problems?.fields[name]}
          />
        )
      })}
    </fieldset>
  )
}

type OneQuestionProps = { question: Question; value: string; error: string | undefined }

function OneQuestion({ question, value, error }: OneQuestionProps) {
  const name = answerField(question.id)
  const field = {
    id: name,
    name,
    label: <Words of={question} />,
    error,
    required: question.isRequired,
  }
  switch (question.kind) {
    case 'tick':
      return <CheckboxField {...field} value="yes" defaultChecked={value === 'yes'} />
    case 'number':
      return (
        <TextField
          {...field}
          inputMode={(question.least ?? -1) >= 0 ? 'numeric' : 'text'}
          autoComplete="off"
          dir="ltr"
          help={boundsLabel(question) ?? undefined}
          defaultValue={value}
          boxClassName="max-w-40"
        />
      )
    case 'choice':
      return <Choice question={question} value={value} error={error} />
    case 'text':
      return <TextArea {...field} rows={2} maxLength={ANSWER_MAX} defaultValue={value} />
  }
}

function Choice({ question, value, error }: OneQuestionProps) {
  const { id, isRequired } = question
  const name = answerField(id)
  const ids = useFieldIds(name, { error })
  const options = optionTexts(question)
  const language = languageOf(question)
  if (options.length > SHOWN_OPTIONS) {
    return (
      <SelectField
        id={name}
        name={name}
        label={<Words of={question} />}
        error={error}
        required={isRequired}
        none={isRequired ? m.questions_choose() : m.questions_no_answer()}
        defaultValue={value}
      >
        {options.map((option, at) => (
          <option key={option} value={at} lang={otherThanPage(language)}>
            {option}
          </option>
        ))}
      </SelectField>
    )
  }
  const choices = options.map((option, at) => ({
    value: String(at),
    label: option,
    lang: language,
  }))
  if (!isRequired) choices.push({ value: '', label: m.questions_no_answer(), lang: pageLanguage() })
  return (
    <fieldset id={ids.box} tabIndex={-1} aria-describedby={ids.described} className="min-w-0">
      <legend className="text-sm font-medium">
        <Words of={question} />
        {isRequired && <RequiredMark />}
      </legend>
      <div className="mt-1 flex flex-col">
        {choices.map((choice) => (
          <label key={choice.value} className="flex min-h-11 items-start gap-3 py-2.5 leading-6">
            <input
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === value}
              required={isRequired}
              className="mt-1 size-4 shrink-0 accent-primary"
            />
            <span
              lang={otherThanPage(choice.lang)}
              dir={directionOf(choice.lang)}
              className="wrap-anywhere"
            >
              {choice.label}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes ids={ids} error={error} />
    </fieldset>
  )
}

/** The question's text, in its own language. */
function Words({ of }: { of: Question }) {
  return (
    <bdi lang={otherThanPage(languageOf(of))} className="wrap-anywhere">
      {questionText(of)}
    </bdi>
  )
}
