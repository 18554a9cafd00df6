import { Plus } from 'lucide-react'
import { m } from '#messages'
import { languageTyped } from '#domain/translations/translated.ts'
import {
  OPTIONS_MAX,
  QUESTION_KINDS,
  QUESTION_MAX,
  questionKindLabel,
  QUESTIONS_MAX,
} from '#domain/questions/question.ts'
import { format } from '#platform/text/format.ts'
import { ALL_LANGUAGES, directionOf, type Language } from '#platform/text/language.ts'
import { useRootData } from '#app/shell/use-root-data.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { FieldNotes, useFieldIds } from '#app/ui/field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { FormSection } from '../form-section.tsx'
import { LineButtons } from '../products/line-buttons.tsx'
import { readRows, type Row } from '../products/form-rows.ts'
import { useLines } from '../products/use-lines.ts'
import { fieldOf, type EditorState, type Typed } from './editor-state.tsx'

const LIST = 'questions'

type QuestionsProps = {
  state: EditorState
  /** The values as typed so far. */
  typed: Typed
  /** Called after rows have moved. Must be a stable function. */
  onChange: () => void
}

/** What people are asked who sign up: up to five questions, in the language of the item and in others. */
export function QuestionsSection(props: QuestionsProps) {
  return (
    <FormSection
      title={m.questions_section()}
      lead={m.questions_section_lead({ max: QUESTIONS_MAX })}
    >
      <Questions key={questionsKey(props.state.values)} {...props} />
    </FormSection>
  )
}

/** Changes when the server has changed the rows. */
function questionsKey(values: Typed): string {
  return JSON.stringify([values[LIST], readRows(values, LIST)])
}

function Questions({ state, typed, onChange }: QuestionsProps) {
  const { lines, arrange } = useLines(state.values, {
    list: LIST,
    empty: { kind: 'text' },
    onChange,
    firstField: 'text',
    lastResort: `${LIST}.add.0`,
  })
  const language = languageTyped(typed, ['title', 'description'])
  const error = state.problems[LIST]
  const ids = useFieldIds(LIST, { error })
  return (
    <div
      id={ids.box}
      tabIndex={-1}
      className="flex flex-col gap-4"
      aria-describedby={ids.described}
    >
      {/* Says that the form has questions, even if there are none; counts how often the server has changed them. */}
      <input type="hidden" name={LIST} value={state.values[LIST] ?? '0'} />
      {lines.length > 0 && (
        <ol className="flex flex-col">
          {lines.map(({ key, ...line }, at) => {
            const number = at + 1
            const name = `${LIST}.${at}`
            return (
              <li key={key} className="border-t border-line pt-2 pb-5 last:pb-0">
                <div role="group" aria-labelledby={`${name}.number`}>
                  <div className="flex items-center justify-between">
                    <span id={`${name}.number`} className="text-sm font-medium">
                      {m.questions_number({ number })}
                    </span>
                    <LineButtons
                      at={at}
                      count={lines.length}
                      arrange={arrange}
                      words={{
                        up: m.questions_up({ number }),
                        down: m.questions_down({ number }),
                        remove: m.questions_remove({ number }),
                      }}
                    />
                  </div>
                  <OneQuestion state={state} name={name} line={line} language={language} />
                </div>
              </li>
            )
          })}
        </ol>
      )}
      <FieldNotes ids={ids} error={error} />
      {lines.length < QUESTIONS_MAX ? (
        <Button
          type="submit"
          variant="secondary"
          size="small"
          className="self-start"
          {...arrange('add', 0)}
        >
          <Plus aria-hidden />
          {m.questions_add()}
        </Button>
      ) : (
        <p className="text-sm text-muted">{m.questions_enough({ max: QUESTIONS_MAX })}</p>
      )}
    </div>
  )
}

function OneQuestion({
  state,
  name,
  line,
  language,
}: {
  state: EditorState
  name: string
  line: Row
  language: Language
}) {
  const languages = useRootData()?.languages ?? [language]
  const field = (input: string, help?: string) => ({
    ...fieldOf(state, `${name}.${input}`, help),
    defaultValue: line[input] ?? '',
  })
  const ofChoice = 'hidden group-has-[option[value=choice]:checked]/question:flex'
  const ofNumber = 'hidden group-has-[option[value=number]:checked]/question:grid'
  return (
    <div className="group/question flex flex-col gap-4">
      <input type="hidden" name={`${name}.id`} value={line['id'] ?? ''} />
      <TextField
        {...field('text')}
        label={m.questions_text()}
        maxLength={QUESTION_MAX}
        autoComplete="off"
        required
      />
      <div className="grid items-end gap-x-5 gap-y-2 sm:grid-cols-2">
        <SelectField {...field('kind')} label={m.questions_kind()}>
          {QUESTION_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {questionKindLabel(kind)}
            </option>
          ))}
        </SelectField>
        <CheckboxField
          id={`${name}.required`}
          name={`${name}.required`}
          label={m.questions_is_required()}
          defaultChecked={line['required'] === 'on'}
        />
      </div>
      {/* Stay in the form while another kind is chosen, so that nothing typed is lost. */}
      <TextArea
        {...field('options', m.questions_options_help({ max: OPTIONS_MAX }))}
        label={m.questions_options()}
        rows={3}
        className={ofChoice}
      />
      <div className={`${ofNumber} grid-cols-2 gap-5 sm:max-w-80`}>
        <TextField {...field('least')} label={m.questions_least()} autoComplete="off" dir="ltr" />
        <TextField {...field('most')} label={m.questions_most()} autoComplete="off" dir="ltr" />
      </div>
      {ALL_LANGUAGES.map((other) => {
        const words = { language: format.languageName(other) }
        const script = { lang: other, dir: directionOf(other) }
        return (
          <div
            key={other}
            hidden={other === language || !languages.includes(other)}
            className="flex flex-col gap-4"
          >
            <TextField
              {...field(`text_${other}`)}
              {...script}
              label={m.questions_text_in(words)}
              maxLength={QUESTION_MAX}
              autoComplete="off"
            />
            <TextArea
              {...field(`options_${other}`)}
              {...script}
              label={m.questions_options_in(words)}
              rows={3}
              className={ofChoice}
            />
          </div>
        )
      })}
    </div>
  )
}
