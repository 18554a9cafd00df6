import { asDistrict, asRegion, districtLabel, regionLabel } from '#domain/project-events/place.ts'
import type { DraftContent } from '#domain/project-events/content.ts'
import { getOwnProjectEvent } from '#domain/project-events/queries/get-own-project-event.ts'
import { parseCategory, categoryLabel, NO_REGION } from '#domain/project-events/project-event.ts'
import { m } from '#messages'
import type { FormValues } from '#app/request/form.ts'
import { differences, type Overtaken } from '#app/request/overtaken.ts'
import type { Caller } from '#platform/operation.ts'
import { draftOf } from './editor/editor-state.tsx'
import { supportWords } from './editor/support-section.tsx'

/** What another window has saved of a post since its editor was opened; null where it can no longer be edited. */
export async function currentPost(
  caller: Caller,
  postId: string,
  values: FormValues,
): Promise<Overtaken | null> {
  const { abilities, version, content, type } = await getOwnProjectEvent(caller, { postId })
  if (!abilities.edit) return null
  const typed = draftOf(type, values)
  const different = differences(fieldLabels(), asShown(typed), asShown(content))
  return { version, different }
}

/** A draft as texts, its choices as people read them. */
function asShown({ supportTypes, ...texts }: DraftContent): FormValues {
  const { category, region, district } = texts
  const words = {
    category: parseCategory(category),
    region: asRegion(region),
    district: asDistrict(district),
  }
  return {
    ...texts,
    category: words.category ? categoryLabel(words.category) : category,
    region: words.region
      ? regionLabel(words.region)
      : region === NO_REGION
        ? m.posts_field_region_none()
        : region,
    district: words.district ? districtLabel(words.district) : district,
    supportTypes: supportTypes.map((type) => supportWords[type]()).join(', '),
  }
}

function fieldLabels(): Record<string, string> {
  return {
    title: m.posts_field_title(),
    description: m.posts_field_description(),
    category: m.posts_field_category(),
    startDate: m.posts_field_start_date(),
    startTime: m.posts_field_start_time(),
    endDate: m.posts_field_end_date(),
    endTime: m.posts_field_end_time(),
    timeZone: m.posts_field_time_zone(),
    region: m.posts_field_region(),
    district: m.posts_field_district(),
    location: m.posts_field_location(),
    latitude: m.posts_field_latitude(),
    longitude: m.posts_field_longitude(),
    supportTypes: m.posts_section_support(),
    places: m.posts_field_places(),
    donationGoal: m.posts_field_goal(),
  }
}
