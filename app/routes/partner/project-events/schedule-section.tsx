import { m } from '#messages'
import { restDaysOfDraft } from '#domain/project-events/rest-days.ts'
import type { ZoneChoice } from '#domain/project-events/time-zones.ts'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { RestDaysNote } from '../../shared/rest-days-note.tsx'
import { FormSection } from '../form-section.tsx'
import { readRows } from '../products/form-rows.ts'
import { DateChoiceFields } from './date-choice-fields.tsx'
import { DatePlaceFields } from './date-place-fields.tsx'
import { draftOf, fieldOf, type EditorState, type Typed } from './editor-state.tsx'
import { FurtherDates } from './further-dates.tsx'
import { RepeatDates } from './repeat-section.tsx'
import { SeriesButtons } from './series-buttons.tsx'

/** An event's dates, times and time zone, or a project's dates. */
export function ScheduleSection({
  state,
  typed,
  zones,
  onChange,
}: {
  state: EditorState
  /** The values as typed so far. */
  typed: Typed
  zones: readonly ZoneChoice[]
  /** Called after rows have moved. Must be a stable function. */
  onChange: () => void
}) {
  const isEvent = state.type === 'event'
  const changes = state.values['furtherDates'] ?? '0'
  return (
    <FormSection
      className="group/schedule"
      title={m.posts_section_schedule()}
      lead={
        isEvent ? m.posts_section_schedule_event_lead() : m.posts_section_schedule_project_lead()
      }
    >
      {isEvent && (
        <CheckboxField
          id="chooseDates"
          name="chooseDates"
          label={m.posts_choose_dates()}
          help={m.posts_choose_dates_help()}
          defaultChecked={state.values['chooseDates'] === 'on'}
        />
      )}
      {/* Shown anew when the server has changed the dates. */}
      <div key={`first ${changes}`} className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...fieldOf(state, 'startDate')}
          type="date"
          label={m.posts_field_start_date()}
          required={isEvent}
        />
        {isEvent && (
          <TextField
            {...fieldOf(state, 'startTime')}
            type="time"
            label={m.posts_field_start_time()}
            required
          />
        )}
        <TextField
          {...fieldOf(state, 'endDate', isEvent ? m.posts_field_end_date_help() : undefined)}
          type="date"
          label={m.posts_field_end_date()}
        />
        {isEvent && (
          <TextField {...fieldOf(state, 'endTime')} type="time" label={m.posts_field_end_time()} />
        )}
      </div>
      {isEvent && (
        <DateChoiceFields
          key={`choice ${changes}`}
          field={(input) => fieldOf(state, input)}
          help={m.posts_date_choice_help()}
        />
      )}
      {isEvent && (
        <DatePlaceFields
          key={`place ${changes}`}
          field={(input) => fieldOf(state, input)}
          isFirst
        />
      )}
      {isEvent && <SeriesButtons at={0} name="" series={state.values['series']} />}
      <RestDaysNote
        lines={restDaysOfDraft(draftOf(state.type, typed))}
        text={m.hebrewdays_warning_text()}
      />
      {isEvent && (
        <>
          <FurtherDates key={rowsKey(state.values)} {...{ state, typed, onChange }} />
          <RepeatDates state={state} />
          <SelectField
            {...fieldOf(state, 'timeZone')}
            label={m.posts_field_time_zone()}
            className="sm:max-w-96"
          >
            {zones.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </FormSection>
  )
}

/** Changes when the server has changed the rows. */
export function rowsKey(values: Typed): string {
  return JSON.stringify([values['furtherDates'], readRows(values, 'furtherDates')])
}
