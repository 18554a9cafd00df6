import { Plus, Trash2 } from 'lucide-react'
import { m } from '#messages'
import { DATES_MAX } from '#domain/project-events/draft-dates.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldNotes, useFieldIds } from '#app/ui/field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLines } from '../products/use-lines.ts'
import { DateChoiceFields } from './date-choice-fields.tsx'
import { DatePlaceFields } from './date-place-fields.tsx'
import { fieldOf, type EditorState, type Typed } from './editor-state.tsx'
import { SeriesButtons } from './series-buttons.tsx'

const LIST = 'furtherDates'
/** From this many on they can be removed together. */
const MANY = 3

/** The dates of an event after the first one, a row each; a new one is at the hours of the first. */
export function FurtherDates({
  state,
  typed,
  onChange,
}: {
  state: EditorState
  typed: Typed
  onChange: () => void
}) {
  const empty = {
    startDate: '',
    startTime: typed['startTime'] ?? '',
    endDate: '',
    endTime: typed['endTime'] ?? '',
  }
  const { lines, arrange } = useLines(state.values, {
    list: LIST,
    empty,
    onChange,
    firstField: 'startDate',
    lastResort: `${LIST}.add.0`,
  })
  const error = state.problems[LIST]
  const ids = useFieldIds(LIST, { error })
  return (
    <div
      id={ids.box}
      tabIndex={-1}
      className="flex flex-col gap-4"
      aria-describedby={ids.described}
    >
      {/* Says that the form has further dates, even if there are none; counts how often the server has changed them. */}
      <input type="hidden" name={LIST} value={state.values[LIST] ?? '0'} />
      {lines.length > 0 && (
        <ol className="flex flex-col">
          {lines.map(({ key, ...date }, at) => {
            const number = at + 2
            const name = `${LIST}.${at}`
            const row: Readonly<Record<string, string>> = date
            const field = (input: string) => ({
              ...fieldOf(state, `${name}.${input}`),
              defaultValue: row[input] ?? '',
            })
            return (
              <li key={key} data-further-date className="border-t border-line pt-2 pb-4 last:pb-0">
                <div role="group" aria-labelledby={`${name}.number`}>
                  <div className="flex items-center justify-between">
                    <span id={`${name}.number`} className="text-sm font-medium">
                      {m.posts_date_number({ number })}
                    </span>
                    <IconButton
                      type="submit"
                      label={m.posts_date_remove({ number })}
                      {...arrange('remove', at)}
                    >
                      <Trash2 aria-hidden />
                    </IconButton>
                  </div>
                  <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
                    <TextField
                      {...field('startDate')}
                      type="date"
                      label={m.posts_date_day()}
                      className="max-sm:col-span-2"
                    />
                    <TextField {...field('startTime')} type="time" label={m.posts_date_from()} />
                    <TextField {...field('endTime')} type="time" label={m.posts_date_to()} />
                    <TextField
                      {...field('endDate')}
                      type="date"
                      label={m.posts_date_last()}
                      className="max-sm:col-span-2"
                    />
                  </div>
                  <div className="mt-3">
                    <DateChoiceFields field={field} />
                  </div>
                  <DatePlaceFields field={field} />
                  <SeriesButtons at={at + 1} name={`${name}.`} series={row['series']} />
                </div>
              </li>
            )
          })}
        </ol>
      )}
      <FieldNotes
        ids={ids}
        help={lines.length > 0 ? m.posts_dates_help() : undefined}
        error={error}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {lines.length < DATES_MAX - 1 ? (
          <Button type="submit" variant="secondary" size="small" {...arrange('add', 0)}>
            <Plus aria-hidden />
            {m.posts_date_add()}
          </Button>
        ) : (
          <p className="text-sm text-muted">{m.posts_dates_enough({ max: DATES_MAX })}</p>
        )}
        {lines.length >= MANY && (
          <Button
            type="submit"
            name="arrange"
            value={`${LIST}.clear`}
            formNoValidate
            variant="quiet"
            size="small"
          >
            {m.posts_dates_clear()}
          </Button>
        )}
        <output className="text-sm text-muted">
          {lines.length > 0 && m.posts_dates_count({ count: lines.length + 1 })}
        </output>
      </div>
    </div>
  )
}
