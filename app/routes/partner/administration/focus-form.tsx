import {
  ACTIVITIES,
  activityLabel,
  AUDIENCES,
  audienceLabel,
  type ActivityFocus,
  type OtherField,
} from '#domain/partners/activity-focus.ts'
import { FOCUS_AREAS, focusAreaLabel } from '#domain/partners/partner.ts'
import { DISTRICTS, districtLabel } from '#domain/project-events/place.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { AllRegions } from './all-regions.tsx'
import { Choices } from './choices.tsx'
import { SectionForm, type Versioned } from './section-form.tsx'

/** What the organization works on, where, for whom and how. */
export function FocusForm({
  focus,
  problems,
  version,
  overtaken,
}: Versioned & {
  /** As stored, or as it was typed when something is to be mended. */
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
