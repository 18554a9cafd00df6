import {
  ACTIVITIES,
  activityLabel,
  AUDIENCES,
  audienceLabel,
  type ActivityFocus,
  type OtherField,
  OTHER_MAX,
} from '#domain/partners/activity-focus.ts'
import { FOCUS_AREAS, focusAreaLabel } from '#domain/partners/partner.ts'
import { DISTRICTS, districtLabel } from '#domain/project-events/place.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { AllRegions } from './all-regions.tsx'
import { SectionForm, type Versioned } from './section-form.tsx'
import type { ReactNode } from 'react'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { FieldNotes, RequiredMark } from '#app/ui/field.tsx'
import { TextField } from '#app/ui/text-field.tsx'

/** The text field behind a list's "Other" option. */
type OtherWords = {
  name: string
  label: string
  defaultValue: string | undefined
  error: string | undefined
}

type ChoicesProps<Word extends string> = {
  name: string
  legend: string
  options: readonly Word[]
  labelOf: (word: Word) => string
  chosen: readonly Word[]
  error: string | undefined
  other?: OtherWords
  /** Rendered before the options, such as a checkbox for all of them. */
  children?: ReactNode
}

/** Form for the organization's focus areas, regions, target groups and activities. */
export function FocusForm({
  focus,
  problems,
  version,
  overtaken,
}: Versioned & {
  /** The stored values, or the submitted ones after a validation error. */
  focus: ActivityFocus
  problems: FormErrors | undefined
}) {
  const errors = problems?.fields ?? {}
  const other = (name: OtherField, label: string) => ({
    name,
    label,
    defaultValue: focus[name] ?? '',
    error: errors[name],
  })
  return (
    <SectionForm section="focus" {...{ problems, version, overtaken }}>
      <Choices
        name="primaryFocusAreas"
        legend={m.partneradmin_focus_areas()}
        options={FOCUS_AREAS}
        labelOf={focusAreaLabel}
        chosen={focus.primaryFocusAreas}
        error={errors['primaryFocusAreas']}
        other={other('otherFocusArea', m.partneradmin_other_focus())}
      />
      <Choices
        name="primaryRegionalFocus"
        legend={m.partneradmin_regions()}
        options={DISTRICTS}
        labelOf={districtLabel}
        chosen={focus.primaryRegionalFocus}
        error={errors['primaryRegionalFocus']}
      >
        <AllRegions of="primaryRegionalFocus" />
      </Choices>
      <Choices
        name="targetAudience"
        legend={m.partneradmin_audience()}
        options={AUDIENCES}
        labelOf={audienceLabel}
        chosen={focus.targetAudience}
        error={errors['targetAudience']}
        other={other('otherTargetAudience', m.partneradmin_other_audience())}
      />
      <Choices
        name="activities"
        legend={m.partneradmin_activities()}
        options={ACTIVITIES}
        labelOf={activityLabel}
        chosen={focus.activities}
        error={errors['activities']}
        other={other('otherActivity', m.partneradmin_other_activity())}
      />
    </SectionForm>
  )
}

/**
 * A multiple-choice question that requires at least one answer. CSS shows the "Other" text field, so it works without
 * JavaScript.
 */
function Choices<Word extends string>({
  name,
  legend,
  options,
  labelOf,
  chosen,
  error,
  other,
  children,
}: ChoicesProps<Word>) {
  const ids = { box: name, help: `${name}-help`, error: `${name}-error`, described: undefined }
  return (
    <fieldset
      id={name}
      tabIndex={-1}
      aria-describedby={error ? ids.error : undefined}
      className="group/choices min-w-0 scroll-mt-24"
    >
      <legend className="font-medium">
        {legend}
        <RequiredMark />
      </legend>
      {children}
      <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {options.map((word) => (
          <CheckboxField
            key={word}
            name={name}
            value={word}
            label={labelOf(word)}
            defaultChecked={chosen.includes(word)}
          />
        ))}
      </div>
      {other && (
        <TextField
          {...other}
          id={other.name}
          maxLength={OTHER_MAX}
          className="mt-2 hidden group-has-[input[value=other]:checked]/choices:flex"
          required
        />
      )}
      <div className="mt-2 flex flex-col gap-1 empty:hidden">
        <FieldNotes ids={ids} error={error} />
      </div>
    </fieldset>
  )
}
