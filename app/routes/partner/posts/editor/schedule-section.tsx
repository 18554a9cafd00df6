import { m } from '#messages'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { fieldOf, type EditorState } from './editor-state.tsx'
import { FormSection } from './form-section.tsx'

export type ZoneChoice = { value: string; label: string }

/** An event's days, times and zone, or a project's days. */
export function ScheduleSection({
  state,
  zones,
}: {
  state: EditorState
  zones: readonly ZoneChoice[]
}) {
  const isEvent = state.type === 'event'
  return (
    <FormSection
      title={m.posts_section_schedule()}
      lead={
        isEvent ? m.posts_section_schedule_event_lead() : m.posts_section_schedule_project_lead()
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
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
      )}
    </FormSection>
  )
}
