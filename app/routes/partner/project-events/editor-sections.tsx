import { m } from '#messages'
import { SUPPORT_TYPES } from '#domain/project-events/project-event.ts'
import type { SupportType } from '#domain/support/support.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { FieldNotes, useFieldIds } from '#app/ui/field.tsx'
import { FormSection } from '../form-section.tsx'
import { AgesFields } from './ages-fields.tsx'
import { fieldOf, type EditorState } from './editor-state.tsx'

/** Label of each support type, as an organization chooses it. */
export const supportLabels: Record<SupportType, () => string> = {
  volunteer: m.posts_support_volunteer,
  donate: m.posts_support_donate,
  visit: m.posts_support_visit,
  invest: m.posts_support_invest,
  business: m.posts_support_business,
}

/** Support types, number of places, and donation goal. */
export function SupportSection({ state }: { state: EditorState }) {
  const isEvent = state.type === 'event'
  const error = state.problems['supportTypes']
  const ids = useFieldIds('supportTypes', { error })
  return (
    <FormSection
      title={m.posts_section_support()}
      lead={isEvent ? m.posts_section_support_event_lead() : m.posts_section_support_project_lead()}
    >
      <div className="group/support flex flex-col gap-5">
        <fieldset
          id={ids.box}
          tabIndex={-1}
          className="outline-offset-4"
          aria-describedby={ids.described}
        >
          <legend className="text-sm font-medium">{m.posts_support_types()}</legend>
          <div className="mt-1 flex flex-col">
            {SUPPORT_TYPES.map((type) => (
              <CheckboxField
                key={type}
                id={`support-${type}`}
                name={`support-${type}`}
                label={supportLabels[type]()}
                defaultChecked={`support-${type}` in state.values}
              />
            ))}
          </div>
          <FieldNotes ids={ids} error={error} />
        </fieldset>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...fieldOf(
              state,
              'places',
              isEvent ? m.posts_field_places_event_help() : m.posts_field_places_project_help(),
            )}
            label={m.posts_field_places()}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
          />
          {/* Visible while donations are selected or the field has a value. */}
          <TextField
            {...fieldOf(state, 'donationGoal', m.posts_field_goal_help())}
            label={m.posts_field_goal()}
            inputMode="decimal"
            autoComplete="off"
            placeholder=" "
            dir="ltr"
            className="hidden group-has-[#donationGoal:not(:placeholder-shown)]/support:flex group-has-[#support-donate:checked]/support:flex"
          />
        </div>
        <CheckboxField
          id="welcomesAll"
          name="welcomesAll"
          label={m.posts_welcomes_all()}
          help={m.posts_welcomes_all_help()}
          defaultChecked={state.values['welcomesAll'] === 'on'}
        />
        <AgesFields state={state} />
      </div>
    </FormSection>
  )
}
