import { fileAddress } from '#domain/files/file.ts'
import { readPlace } from '#domain/project-events/read-place.ts'
import { parseSchedule } from '#domain/project-events/parse-schedule.ts'
import { parseTerms } from '#domain/project-events/parse-terms.ts'
import { summarize } from '#domain/project-events/summarize.ts'
import {
  parseCategory,
  type ProjectEventCard,
  type ProjectEventType,
} from '#domain/project-events/project-event.ts'
import { m } from '#messages'
import { draftOf, type Typed } from './editor-state.tsx'

/** The card that a form's content will have. What is not right yet is left out of it. */
export function cardOf(
  type: ProjectEventType,
  values: Typed,
  { id, organization }: { id: string; organization: string },
): ProjectEventCard {
  const draft = draftOf(type, values)
  const nothing = () => {}
  const schedule = parseSchedule(draft, nothing)
  const place = readPlace(draft, nothing)
  const terms = parseTerms(draft, nothing)
  const picture = 'removeImage' in values ? undefined : values['imageFileId']
  return {
    id,
    type,
    title: draft.title || m.posts_preview_untitled(),
    summary: summarize(draft.description.slice(0, 300)),
    category: parseCategory(draft.category) ?? 'community-development',
    organization,
    partnerId: '',
    image: picture ? fileAddress(picture, 960) : null,
    region: place?.region ?? null,
    district: place?.district ?? null,
    location: draft.location || null,
    startDatetime: schedule?.startDatetime?.toISOString() ?? null,
    endDatetime: schedule?.endDatetime?.toISOString() ?? null,
    timeZone: schedule?.timeZone ?? 'UTC',
    startDate: schedule?.startDate ?? null,
    endDate: schedule?.endDate ?? null,
    completedAt: null,
    isOver: false,
    supportTypes: draft.supportTypes,
    places: terms?.places ?? null,
    placesTaken: 0,
    donationGoalCents: terms?.donationGoalCents ?? null,
    raisedCents: 0,
    giftCount: 0,
  }
}
