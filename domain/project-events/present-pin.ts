import type { MapPin } from './map-pin.ts'
import { presentItem, type CardRow } from './to-card.ts'

/** What a pin is made of, for a query over `project_events`. */
export const PIN_COLUMNS = [
  'projectEvents.id',
  'projectEvents.type',
  'projectEvents.title',
  'projectEvents.organization',
  'projectEvents.region',
  'projectEvents.district',
  'projectEvents.location',
  'projectEvents.startDatetime',
  'projectEvents.endDatetime',
  'projectEvents.timeZone',
  'projectEvents.startDate',
  'projectEvents.endDate',
  'projectEvents.supportTypes',
  'projectEvents.latitude',
  'projectEvents.longitude',
] as const

type Unsent =
  | 'beginning'
  | 'category'
  | 'partnerId'
  | 'imageFileId'
  | 'completedAt'
  | 'places'
  | 'placesTaken'
  | 'donationGoalCents'
  | 'raisedCents'
  | 'giftCount'
type PinRow = Omit<CardRow, Unsent> & { latitude: number | null; longitude: number | null }

const unsent: Pick<CardRow, Unsent> = {
  beginning: null,
  category: null,
  partnerId: null,
  imageFileId: null,
  completedAt: null,
  places: null,
  placesTaken: null,
  donationGoalCents: null,
  raisedCents: null,
  giftCount: null,
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
