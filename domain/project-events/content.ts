import { z } from 'zod'
import { m } from '#messages'
import { sanitizeText } from '#platform/text/sanitize-text.ts'
import { normalize } from '#platform/text/normalize.ts'
import type { District, Region } from './place.ts'
import {
  DEFAULT_TIME_ZONE,
  SUPPORT_TYPES,
  TYPES,
  type Category,
  type ProjectEventType,
  type SupportType,
} from './project-event.ts'
import { readPlace } from './read-place.ts'
import { parseSchedule } from './parse-schedule.ts'
import { parseTerms } from './parse-terms.ts'
import { readWords } from './read-words.ts'

/** Characters a draft may hold in one field: enough that nobody loses what they typed, however much too long. */
export const DRAFT_FIELD_MAX = 50_000

const typed = z
  .string()
  .max(DRAFT_FIELD_MAX, { error: () => m.posts_field_too_long() })
  .transform(sanitizeText)
  .default('')

/**
 * A revision's `content` as it is kept: what was typed, field by field, however unfinished. An absent field is empty.
 * The picture is not in it; it is the revision's `image_file_id`.
 */
export const draftSchema = z.object({
  type: z.enum(TYPES),
  title: typed,
  description: typed,
  category: typed,
  supportTypes: z
    .array(z.string())
    .default([])
    .transform((words) => SUPPORT_TYPES.filter((type) => words.includes(type))),
  /** A region's word, or `NO_REGION` for what happens online or everywhere. */
  region: typed,
  district: typed,
  location: typed,
  latitude: typed,
  longitude: typed,
  /** `YYYY-MM-DD`: an event's days in its time zone, or a project's. */
  startDate: typed,
  endDate: typed,
  /** `HH:MM` in the time zone; events only. */
  startTime: typed,
  endTime: typed,
  timeZone: typed.transform((zone) => zone || DEFAULT_TIME_ZONE),
  places: typed,
  /** In dollars, as typed. */
  donationGoal: typed,
})
export type DraftContent = z.output<typeof draftSchema>

/** What a proposal says once it is whole. */
export type Content = {
  type: ProjectEventType
  title: string
  description: string
  category: Category
  supportTypes: SupportType[]
  region: Region | null
  district: District | null
  location: string | null
  latitude: number | null
  longitude: number | null
  timeZone: string
  /** An event's; null for projects, as its end is when none was given. */
  startDatetime: Date | null
  endDatetime: Date | null
  /** A project's, `YYYY-MM-DD`; null for events and when none was given. */
  startDate: string | null
  endDate: string | null
  places: number | null
  donationGoalCents: number | null
}

/** Says what is wrong with a field of the form. */
export type Refuse = (field: keyof DraftContent, sentence: string) => void

/** A draft that may be submitted, read into what it means. Its issues are sentences, at most one a field, for all fields at once. */
export const contentSchema = draftSchema.transform((draft, context): Content => {
  const refused = new Set<string>()
  const refuse: Refuse = (field, message) => {
    if (refused.has(field)) return
    refused.add(field)
    context.addIssue({ code: 'custom', path: [field], message })
  }
  const words = readWords(draft, refuse)
  const schedule = parseSchedule(draft, refuse)
  const place = readPlace(draft, refuse)
  const terms = parseTerms(draft, refuse)
  if (!words || !schedule || !place || !terms) return z.NEVER
  return { type: draft.type, ...words, ...schedule, ...place, ...terms }
})

/** The columns of `app.project_events` that approving sets from a proposal; the picture's is the revision's own. */
export function toRow(content: Content) {
  return {
    title: content.title,
    description: content.description,
    category: content.category,
    supportTypes: content.supportTypes,
    region: content.region,
    district: content.district,
    location: content.location,
    latitude: content.latitude,
    longitude: content.longitude,
    startDatetime: content.startDatetime,
    endDatetime: content.endDatetime,
    timeZone: content.timeZone,
    startDate: content.startDate,
    endDate: content.endDate,
    places: content.places,
    donationGoalCents: content.donationGoalCents,
    searchText: normalize(`${content.title} ${content.description}`),
  }
}
