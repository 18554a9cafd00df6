import { m } from '#messages'
import { DISTRICTS, districtLabel, REGIONS, regionLabel } from '#domain/project-events/place.ts'
import { NO_REGION } from '#domain/project-events/project-event.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { fieldOf, type EditorState } from './editor-state.tsx'
import { FormSection } from './form-section.tsx'
import { PositionButton } from './position-button.tsx'

/** Region, district, place and its coordinates. */
export function PlaceSection({ state }: { state: EditorState }) {
  const isEvent = state.type === 'event'
  return (
    <FormSection title={m.posts_section_place()}>
      <div className="group/place grid gap-5 sm:grid-cols-2">
        <SelectField
          {...fieldOf(state, 'region')}
          label={m.posts_field_region()}
          required
          none={m.posts_field_region_choose()}
        >
          {REGIONS.map((region) => (
            <option key={region} value={region}>
              {regionLabel(region)}
            </option>
          ))}
          <option value={NO_REGION}>{m.posts_field_region_none()}</option>
        </SelectField>
        {/* In sight where it applies, and where one is chosen that does not; by the style sheet, so that it works without scripts. */}
        <SelectField
          {...fieldOf(state, 'district')}
          label={m.posts_field_district()}
          className="hidden group-has-[#district_option:not([value=not-chosen]):checked]/place:flex group-has-[#region_option[value=asia]:checked]/place:flex"
          none={m.posts_field_district_none()}
        >
          {DISTRICTS.map((district) => (
            <option key={district} value={district}>
              {districtLabel(district)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        {...fieldOf(
          state,
          'location',
          isEvent ? m.posts_field_location_event_help() : m.posts_field_location_project_help(),
        )}
        label={m.posts_field_location()}
        autoComplete="off"
      />
      <fieldset className="flex flex-col gap-3">
        <legend className="text-sm font-medium">{m.posts_coordinates()}</legend>
        <p className="text-sm text-muted">{m.posts_coordinates_help()}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...fieldOf(state, 'latitude')}
            label={m.posts_field_latitude()}
            inputMode="decimal"
            autoComplete="off"
            placeholder="31.7767"
            dir="ltr"
          />
          <TextField
            {...fieldOf(state, 'longitude')}
            label={m.posts_field_longitude()}
            inputMode="decimal"
            autoComplete="off"
            placeholder="35.2345"
            dir="ltr"
          />
        </div>
        <PositionButton />
      </fieldset>
    </FormSection>
  )
}
