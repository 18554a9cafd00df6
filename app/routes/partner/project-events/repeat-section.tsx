import { m } from '#messages'
import { REPEATS, type Repeat } from '#domain/project-events/repeat-dates.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { fieldOf, type EditorState } from './editor-state.tsx'

/** How often a date repeats. */
export const repeatLabels: Record<Repeat, () => string> = {
  day: m.posts_repeat_day,
  week: m.posts_repeat_week,
  'two-weeks': m.posts_repeat_two_weeks,
  month: m.posts_repeat_month,
}

/** Asks how the first date repeats; the server adds the dates to the list. */
export function RepeatDates({ state }: { state: EditorState }) {
  return (
    <details
      open={
        state.problems['repeat.until'] !== undefined || state.values['repeat.until'] !== undefined
      }
      className="rounded-field border border-line px-4"
    >
      <summary className="flex min-h-11 items-center text-sm font-medium">
        {m.posts_repeat()}
      </summary>
      <div className="flex flex-col gap-3 pb-4">
        <p className="text-sm text-muted">{m.posts_repeat_text()}</p>
        <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
          <SelectField
            {...withDefault(fieldOf(state, 'repeat.every'))}
            label={m.posts_repeat_every()}
          >
            {REPEATS.map((every) => (
              <option key={every} value={every}>
                {repeatLabels[every]()}
              </option>
            ))}
          </SelectField>
          <TextField
            {...fieldOf(state, 'repeat.until')}
            type="date"
            label={m.posts_repeat_until()}
          />
        </div>
        <Button
          type="submit"
          name="arrange"
          value="furtherDates.repeat"
          formNoValidate
          variant="secondary"
          size="small"
          className="self-start"
        >
          {m.posts_repeat_fill()}
        </Button>
      </div>
    </details>
  )
}

function withDefault(field: ReturnType<typeof fieldOf>) {
  return { ...field, defaultValue: field.defaultValue || ('week' satisfies Repeat) }
}
