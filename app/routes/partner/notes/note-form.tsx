import { Form, useNavigation } from 'react-router'
import {
  NOTE_AUDIENCES,
  audienceLabels,
  NOTES_A_DAY,
  type NoteAudience,
} from '#domain/notes/note.ts'
import { chosenDateLabel, type ChosenDate } from '#domain/support/chosen-date.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { keptField } from '#app/request/kept-field.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { useFocusFault } from '#app/ui/use-focus-fault.ts'

type NoteFormProps = {
  counts: Record<NoteAudience, number>
  /** The dates among which people choose; empty if they sign up for the whole. */
  dates: readonly ChosenDate[]
  chosen: readonly NoteAudience[]
  chosenDates: readonly string[]
  text: string | undefined
  problems: FormErrors | undefined
}

/** Whom a note goes to, with how many that are, and its text. */
export function NoteForm({ counts, dates, chosen, chosenDates, text, problems }: NoteFormProps) {
  const { state } = useNavigation()
  const box = useFocusFault<HTMLTextAreaElement>(problems, problems?.fields['text'])
  const error = problems?.fields['audience']
  const isOther = problems && !error && !problems.fields['text']
  return (
    <Form method="post" noValidate className="grid gap-5">
      {isOther && <ProblemBanner problems={problems} focusOn={problems} />}
      <p>{m.notes_lead({ max: NOTES_A_DAY })}</p>
      <fieldset className="min-w-0" aria-describedby={error && 'audience-error'}>
        <legend className="text-sm font-medium">{m.notes_to()}</legend>
        {NOTE_AUDIENCES.map((one) => (
          <CheckboxField
            key={one}
            id={`audience-${one}`}
            name="audience"
            value={one}
            label={audienceLabels[one]()}
            help={m.notes_people({ count: counts[one] })}
            defaultChecked={chosen.includes(one)}
          />
        ))}
        {error && (
          <p id="audience-error" className="mt-1 text-sm text-donate">
            {error}
          </p>
        )}
      </fieldset>
      {dates.length > 1 && (
        <fieldset className="min-w-0" aria-describedby="dates-help">
          <legend className="text-sm font-medium">{m.notes_dates()}</legend>
          <p id="dates-help" className="text-sm text-muted">
            {m.notes_dates_help()}
          </p>
          {dates.map((date) => (
            <CheckboxField
              key={date.id}
              id={`date-${date.id}`}
              name="date"
              value={date.id ?? ''}
              label={chosenDateLabel(date)}
              defaultChecked={date.id !== null && chosenDates.includes(date.id)}
            />
          ))}
        </fieldset>
      )}
      <TextArea
        {...keptField(problems, 'text', text)}
        ref={box}
        label={m.notes_text()}
        help={m.notes_text_help()}
        rows={8}
        required
      />
      <div>
        <Button type="submit" name="intent" value="preview" pending={state !== 'idle'}>
          {m.notes_preview()}
        </Button>
      </div>
    </Form>
  )
}
