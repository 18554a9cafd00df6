import { m } from '#messages'
import { DISTRICTS, districtLabel, REGIONS, regionLabel } from '#domain/project-events/place.ts'
import { NO_REGION } from '#domain/project-events/project-event.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { useHydrated } from '#app/ui/alive.ts'
import { Button } from '#app/ui/button.tsx'
import type { Tiles } from '#app/routes/public/map/leaflet/open-map.ts'
import { FormSection } from '../form-section.tsx'
import { fieldOf, type EditorState } from './editor-state.tsx'
import { fillPoint } from './place-map/place-inputs.ts'
import { PlacePicker } from './place-map/place-picker.tsx'
import { TOWNS_LIST } from './place-map/towns-list.ts'

/** What the map of the place section needs of the server. */
export type MapSettings = { tiles: Tiles | null; hasGeocoder: boolean }

/** The place as typed and on a map. Its town alone is enough; an exact point is optional. */
export function PlaceSection({ state, map }: { state: EditorState; map: MapSettings }) {
  const isEvent = state.type === 'event'
  return (
    <FormSection title={m.posts_section_place()} lead={m.posts_section_place_lead()}>
      <div className="group/place flex flex-col gap-5">
        <TextField
          {...fieldOf(
            state,
            'location',
            isEvent ? m.posts_field_location_event_help() : m.posts_field_location_project_help(),
          )}
          label={m.posts_field_location()}
          autoComplete="off"
          list={TOWNS_LIST}
        />
        <div className="grid gap-5 sm:grid-cols-2">
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
          {/* Visible where a district applies, or while an inapplicable one is selected. CSS only, so it works without JavaScript. */}
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
        <PlacePicker {...map} />
        <details
          open={['latitude', 'longitude'].some((name) => state.problems[name] || state.hints[name])}
          className="rounded-field border border-line px-4"
        >
          <summary className="flex min-h-11 items-center text-sm font-medium">
            {m.posts_coordinates()}
          </summary>
          <div className="flex flex-col gap-3 pb-4">
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
          </div>
        </details>
      </div>
    </FormSection>
  )
}

/** Fills in the user's current position. Rendered only if JavaScript and geolocation are available. */
export function PositionButton() {
  const isAlive = useHydrated()
  const [outcome, setOutcome] = useState<'asking' | 'found' | 'failed' | null>(null)
  if (!isAlive || !('geolocation' in navigator)) return null

  function find() {
    setOutcome('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        fillPoint(coords)
        setOutcome('found')
      },
      () => setOutcome('failed'),
      { timeout: 10_000 },
    )
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        type="button"
        variant="secondary"
        size="small"
        pending={outcome === 'asking'}
        onClick={find}
      >
        <LocateFixed aria-hidden />
        {m.posts_use_position()}
      </Button>
      <output className="text-sm text-muted">
        {outcome === 'found' && m.posts_position_found()}
        {outcome === 'failed' && m.posts_position_failed()}
      </output>
    </div>
  )
}
