import {
  activityLabel,
  audienceLabel,
  type ActivityFocus,
} from '#domain/partners/activity-focus.ts'
import { focusAreaLabel } from '#domain/partners/partner.ts'
import { districtLabel } from '#domain/project-events/place.ts'
import { m } from '#messages'
import { Badge } from '#app/ui/badge.tsx'
import { Nothing } from './basic-facts.tsx'

/** The organization's focus areas, regions, target groups and activities. */
export function FocusFacts({ focus }: { focus: ActivityFocus }) {
  return (
    <dl className="mt-5 flex flex-col gap-5">
      <Chosen
        name={m.partneradmin_focus_areas()}
        labels={focus.primaryFocusAreas.map((one) =>
          one === 'other' ? (focus.otherFocusArea ?? focusAreaLabel(one)) : focusAreaLabel(one),
        )}
      />
      <Chosen
        name={m.partneradmin_regions()}
        labels={focus.primaryRegionalFocus.map(districtLabel)}
      />
      <Chosen
        name={m.partneradmin_audience()}
        labels={focus.targetAudience.map((one) =>
          one === 'other' ? (focus.otherTargetAudience ?? audienceLabel(one)) : audienceLabel(one),
        )}
      />
      <Chosen
        name={m.partneradmin_activities()}
        labels={focus.activities.map((one) =>
          one === 'other' ? (focus.otherActivity ?? activityLabel(one)) : activityLabel(one),
        )}
      />
    </dl>
  )
}

function Chosen({ name, labels }: { name: string; labels: readonly string[] }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1.5 flex flex-wrap gap-2">
        {labels.map((label) => (
          <Badge key={label}>
            <bdi>{label}</bdi>
          </Badge>
        ))}
        {labels.length === 0 && <Nothing />}
      </dd>
    </div>
  )
}
