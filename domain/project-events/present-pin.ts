import type { MapPin } from './map-pin.ts'
import { presentItem, type CardRow } from './to-card.ts'

/** What a pin is made of, for a query over `project_events`. */
export const PIN_COLUMNS = [
  'project_events.id',
  'project_events.type',
  'project_events.title',
  'project_events.organization',
  'project_events.region',
  'project_events.district',
  'project_events.location',
  'project_events.start_datetime',
  'project_events.end_datetime',
  'project_events.time_zone',
  'project_events.start_date',
  'project_events.end_date',
  'project_events.support_types',
  'project_events.latitude',
  'project_events.longitude',
] as const

type Unsent =
  | 'beginning'
  | 'category'
  | 'partner_id'
  | 'image_file_id'
  | 'completed_at'
  | 'places'
  | 'places_taken'
  | 'donation_goal_cents'
  | 'raised_cents'
  | 'gift_count'
type PinRow = Omit<CardRow, Unsent> & { latitude: number | null; longitude: number | null }

const unsent: Pick<CardRow, Unsent> = {
  beginning: null,
  category: null,
  partner_id: null,
  image_file_id: null,
  completed_at: null,
  places: null,
  places_taken: null,
  donation_goal_cents: null,
  raised_cents: null,
  gift_count: null,
}

/** A row as the map shows it. Made for what has a place. */
export function presentPin(row: PinRow): MapPin {
  const card = presentItem({ ...row, ...unsent })
  return {
    id: card.id,
    type: card.type,
    title: card.title,
    organization: card.organization,
    region: card.region,
    district: card.district,
    location: card.location,
    startDatetime: card.startDatetime,
    endDatetime: card.endDatetime,
    timeZone: card.timeZone,
    startDate: card.startDate,
    endDate: card.endDate,
    supportTypes: card.supportTypes,
    // To about a metre: more would only be sent.
    latitude: rounded(row.latitude),
    longitude: rounded(row.longitude),
  }
}

function rounded(degrees: number | null): number {
  return Math.round((degrees ?? 0) * 1e5) / 1e5
}
