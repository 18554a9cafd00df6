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
  'project_events.id',
  'project_events.type',
  'project_events.title',
  sql<string | null>`left(project_events.description, 300)`.as('beginning'),
  'project_events.category',
  'project_events.organization',
  'project_events.partner_id',
  'project_events.image_file_id',
  'project_events.region',
  'project_events.district',
  'project_events.location',
  'project_events.start_datetime',
  'project_events.end_datetime',
  'project_events.time_zone',
  'project_events.start_date',
  'project_events.end_date',
  'project_events.completed_at',
  'project_events.support_types',
  'project_events.places',
  'project_events.places_taken',
  'project_events.donation_goal_cents',
  'project_events.raised_cents',
  'project_events.gift_count',
] as const

/** A row of `CARD_COLUMNS`; joined from the left, all of it may be null. */
export type CardRow = {
  id: string
  type: string | null
  title: string | null
  beginning: string | null
  category: string | null
  organization: string | null
  partner_id: string | null
  image_file_id: string | null
  region: string | null
  district: string | null
  location: string | null
  start_datetime: Date | null
  end_datetime: Date | null
  time_zone: string | null
  start_date: string | Date | null
  end_date: string | Date | null
  completed_at: Date | null
  support_types: string[] | null
  places: number | null
  places_taken: number | null
  donation_goal_cents: number | null
  raised_cents: number | null
  gift_count: number | null
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
    partnerId: row.partner_id ?? '',
    image: row.image_file_id === null ? null : fileAddress(row.image_file_id, 960),
    region: row.region,
    district: row.district,
    location: row.location,
    startDatetime: row.start_datetime?.toISOString() ?? null,
    endDatetime: row.end_datetime?.toISOString() ?? null,
    timeZone: row.time_zone ?? DEFAULT_TIME_ZONE,
    startDate: dayOf(row.start_date),
    endDate: dayOf(row.end_date),
    completedAt: row.completed_at?.toISOString() ?? null,
    supportTypes: SUPPORT_TYPES.filter((type) => row.support_types?.includes(type)),
    places: row.places,
    placesTaken: row.places_taken ?? 0,
    donationGoalCents: row.donation_goal_cents,
    raisedCents: row.raised_cents ?? 0,
    giftCount: row.gift_count ?? 0,
  }
}

/** Days come from the database as texts, though the generated types still call them moments. */
function dayOf(day: string | Date | null): string | null {
  return day instanceof Date ? day.toISOString().slice(0, 10) : day
}
