import { checkDraft } from './check-draft.ts'
import { draftSchema, type Content, type DraftContent } from './content.ts'
import type { ProjectEventType } from './project-event.ts'
import { readPlace } from './read-place.ts'
import { parseSchedule } from './parse-schedule.ts'
import { parseTerms } from './parse-terms.ts'

/** What a review looks at, the same for a proposal and for what is public, so that they can be compared. */
export type ReviewFields = Omit<
  Content,
  'type' | 'category' | 'region' | 'district' | 'startDatetime' | 'endDatetime' | 'supportTypes'
> & {
  category: string | null
  region: string | null
  district: string | null
  supportTypes: string[]
  /** ISO times. */
  startDatetime: string | null
  endDatetime: string | null
  imageFileId: string | null
}

export type Proposal = {
  facts: ReviewFields
  /** Why it could not be approved as it stands; empty when it can. */
  problems: string[]
}

const ignore = () => {}

/** Reads a revision's content; of one that is not whole (any more), as much as can be understood. */
export function readProposal(
  content: unknown,
  more: {
    type: ProjectEventType
    imageFileId: string | null
    now: Date
    wasApproved: boolean
  },
): Proposal {
  const draft = draftSchema.parse({ ...Object(content), type: more.type })
  const read = {
    ...(parseSchedule(draft, ignore) ?? whenUnread(draft)),
    ...(readPlace(draft, ignore) ?? whereUnread(draft)),
    ...(parseTerms(draft, ignore) ?? { ...draft, places: null, donationGoalCents: null }),
  }
  return {
    facts: {
      title: draft.title,
      description: draft.description,
      category: draft.category || null,
      supportTypes: read.supportTypes,
      region: read.region,
      district: read.district,
      location: read.location,
      latitude: read.latitude,
      longitude: read.longitude,
      timeZone: read.timeZone,
      startDatetime: read.startDatetime?.toISOString() ?? null,
      endDatetime: read.endDatetime?.toISOString() ?? null,
      startDate: read.startDate,
      endDate: read.endDate,
      places: read.places,
      donationGoalCents: read.donationGoalCents,
      imageFileId: more.imageFileId,
    },
    problems: Object.values(checkDraft(draft, more)),
  }
}

function whenUnread({ timeZone, startDate, endDate }: DraftContent) {
  return { timeZone, startDatetime: null, endDatetime: null, startDate, endDate }
}

function whereUnread({ region, district, location }: DraftContent) {
  return { region, district, location: location || null, latitude: null, longitude: null }
}

/** The facts in which a proposal differs from what is public. */
export function diffFields(proposed: ReviewFields, current: ReviewFields): (keyof ReviewFields)[] {
  const facts = Object.keys(proposed) as (keyof ReviewFields)[]
  return facts.filter((fact) => asText(proposed[fact]) !== asText(current[fact]))
}

function asText(fact: ReviewFields[keyof ReviewFields]): string {
  return JSON.stringify(Array.isArray(fact) ? fact.toSorted() : fact)
}
