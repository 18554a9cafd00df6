import { sql } from 'kysely'
import { fileAddress } from '../files/file.ts'
import {
  parseCategory,
  parseType,
  DEFAULT_TIME_ZONE,
  SUPPORT_TYPES,
  type ProjectEventCard,
} from './project-event.ts'
import { phaseOf } from '../support/support-rules.ts'
import { summarize } from './summarize.ts'

/** What a card is made of, for a query over `project_events`. Of the description only its beginning. */
export const CARD_COLUMNS = [
  'projectEvents.id',
  'projectEvents.type',
  'projectEvents.title',
  sql<string | null>`left(project_events.description, 300)`.as('beginning'),
  'projectEvents.category',
  'projectEvents.organization',
  'projectEvents.partnerId',
  'projectEvents.imageFileId',
  'projectEvents.region',
  'projectEvents.district',
  'projectEvents.location',
  'projectEvents.startDatetime',
  'projectEvents.endDatetime',
  'projectEvents.timeZone',
  'projectEvents.startDate',
  'projectEvents.endDate',
  'projectEvents.completedAt',
  'projectEvents.supportTypes',
  'projectEvents.places',
  'projectEvents.placesTaken',
  'projectEvents.donationGoalCents',
  'projectEvents.raisedCents',
  'projectEvents.giftCount',
] as const

/** A row of `CARD_COLUMNS`; joined from the left, all of it may be null. */
export type CardRow = {
  id: string
  type: string | null
  title: string | null
  beginning: string | null
  category: string | null
  organization: string | null
  partnerId: string | null
  imageFileId: string | null
  region: string | null
  district: string | null
  location: string | null
  startDatetime: Date | null
  endDatetime: Date | null
  timeZone: string | null
  startDate: string | Date | null
  endDate: string | Date | null
  completedAt: Date | null
  supportTypes: string[] | null
  places: number | null
  placesTaken: number | null
  donationGoalCents: number | null
  raisedCents: number | null
  giftCount: number | null
}

/** A row as cards show it. Made for what is or was public, which has a title, a topic and an organization. */
export function toCard(row: CardRow, now: Date): ProjectEventCard {
  const item = presentItem(row)
  return { ...item, isOver: phaseOf(item, now) === 'completed' }
}

/** The same, without what depends on the moment. */
export function presentItem(row: CardRow): Omit<ProjectEventCard, 'isOver'> {
  return {
    id: row.id,
    type: parseType(row.type) ?? 'project',
    title: row.title ?? '',
    summary: summarize(row.beginning ?? ''),
    category: parseCategory(row.category) ?? 'community-development',
    organization: row.organization ?? '',
    partnerId: row.partnerId ?? '',
    image: row.imageFileId === null ? null : fileAddress(row.imageFileId, 960),
    region: row.region,
    district: row.district,
    location: row.location,
    startDatetime: row.startDatetime?.toISOString() ?? null,
    endDatetime: row.endDatetime?.toISOString() ?? null,
    timeZone: row.timeZone ?? DEFAULT_TIME_ZONE,
    startDate: dayOf(row.startDate),
    endDate: dayOf(row.endDate),
    completedAt: row.completedAt?.toISOString() ?? null,
    supportTypes: SUPPORT_TYPES.filter((type) => row.supportTypes?.includes(type)),
    places: row.places,
    placesTaken: row.placesTaken ?? 0,
    donationGoalCents: row.donationGoalCents,
    raisedCents: row.raisedCents ?? 0,
    giftCount: row.giftCount ?? 0,
  }
}

/** Days come from the database as texts, though the generated types still call them moments. */
function dayOf(day: string | Date | null): string | null {
  return day instanceof Date ? day.toISOString().slice(0, 10) : day
}
