import { asDistrict, asRegion, districtLabel, regionLabel } from '#domain/project-events/place.ts'
import {
  parseCategory,
  categoryLabel,
  type ProjectEventType,
} from '#domain/project-events/project-event.ts'
import type { ReviewFields } from '#domain/project-events/review-fields.ts'
import { parseSupportKind, kindLabel } from '#domain/support/support.ts'
import { formatMoney } from '#domain/support/money.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { whenOf } from '#domain/project-events/when.ts'

type Line = {
  label: () => string
  /** What belongs together in one line: it counts as changed when one of them is. */
  facts: readonly (keyof ReviewFields)[]
  words: (facts: ReviewFields, type: ProjectEventType) => string
}

const lines = {
  title: { label: m.moderation_field_title, facts: ['title'], words: ({ title }) => title },
  description: {
    label: m.moderation_field_description,
    facts: ['description'],
    words: ({ description }) => description,
  },
  category: {
    label: m.moderation_field_category,
    facts: ['category'],
    words: ({ category }) => describeCategory(category),
  },
  when: {
    label: m.moderation_field_when,
    facts: ['startDatetime', 'endDatetime', 'timeZone', 'startDate', 'endDate'],
    words: describeWhen,
  },
  where: {
    label: m.moderation_field_where,
    facts: ['region', 'district', 'location', 'latitude', 'longitude'],
    words: describeWhere,
  },
  support: {
    label: m.moderation_field_support,
    facts: ['supportTypes'],
    words: ({ supportTypes }) =>
      supportTypes.map((type) => kindLabel(parseSupportKind(type) ?? 'volunteer')).join(', '),
  },
  places: {
    label: m.moderation_field_places,
    facts: ['places'],
    words: ({ places }) => (places === null ? m.moderation_no_limit() : format.number(places)),
  },
  goal: {
    label: m.moderation_field_goal,
    facts: ['donationGoalCents'],
    words: ({ donationGoalCents: cents }) => (cents === null ? '' : formatMoney(cents)),
  },
  picture: { label: m.moderation_field_picture, facts: ['imageFileId'], words: () => '' },
} as const satisfies Record<string, Line>

/** One line of a review, in words. */
export type ReviewLine = {
  key: keyof typeof lines
  label: string
  proposed: string
  /** What is public; null where nothing is, or where it says the same. */
  current: string | null
  isChanged: boolean
}

/** A proposal line by line, beside what is public. */
export function describeFacts(
  type: ProjectEventType,
  proposed: ReviewFields,
  current: ReviewFields | null,
  changed: readonly (keyof ReviewFields)[],
): ReviewLine[] {
  return Object.entries(lines).map(([key, { label, facts, words }]: [string, Line]) => {
    const isChanged = current !== null && facts.some((fact) => changed.includes(fact))
    return {
      key: key as keyof typeof lines,
      label: label(),
      proposed: words(proposed, type),
      current: isChanged ? words(current, type) : null,
      isChanged,
    }
  })
}

/** A topic's name, or whatever else was chosen. */
export function describeCategory(category: string | null): string {
  const known = parseCategory(category)
  return known ? categoryLabel(known) : (category ?? '')
}

/** When it is; an event's times with the zone they are in. */
function describeWhen(facts: ReviewFields, type: ProjectEventType): string {
  const when = whenOf({ ...facts, type })
  return type === 'event' && when ? m.moderation_when_zone({ when, zone: facts.timeZone }) : when
}

function describeWhere(facts: ReviewFields): string {
  const { region, district, location, latitude, longitude } = facts
  const [knownRegion, knownDistrict] = [asRegion(region), asDistrict(district)]
  return [
    location,
    knownDistrict ? districtLabel(knownDistrict) : district,
    knownRegion ? regionLabel(knownRegion) : region,
    latitude === null ? null : `${latitude}, ${longitude}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
