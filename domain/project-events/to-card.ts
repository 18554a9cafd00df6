import { beginningShown, languageShown, textShown } from '#platform/database/in-page-language.ts'
import { BASE_LANGUAGE } from '#platform/text/language.ts'
import { parseLanguage } from '#platform/text/translations.ts'
import { fileAddress } from '../files/file.ts'
import {
  columnsOn,
  type Column,
  showColumns,
  type ColumnOn,
  type FieldsRow,
  type ShownContent,
} from './field-columns.ts'
import type { ItemText } from './languages.ts'
import { pointOf, type DatePlace } from './date-place.ts'
import type { MapPin } from './map-pin.ts'
import type { Point } from './place.ts'
import { ORGANIZATION_SHOWN } from './organization-columns.ts'
import {
  DEFAULT_TIME_ZONE,
  parseCategory,
  parseSupportTypes,
  parseType,
  type ProjectEventCard,
} from './project-event.ts'
import {
  isDateOver,
  nextDate,
  readDates,
  SEVERAL_DATES,
  type DateRow,
  type EventDate,
} from './next-date.ts'
import { phaseOf } from '../support/support-rules.ts'
import { summarize } from './summarize.ts'

const onCards = columnsOn('card')
const onPins = columnsOn('pin')
const onPages = columnsOn('page')

/** Columns for a query on `project_events`; texts are in the language of the page, if they are in it. */
function ofItem<C extends Column>(columns: readonly C[]) {
  return columns.map((column) => {
    if (column === 'language') return languageShown(TABLE) as InPlace<C>
    if (column === 'title' || column === 'description' || column === 'location') {
      return textShown(TABLE, column) as InPlace<C>
    }
    return `${TABLE}.${column as Exclude<C, 'language' | ItemText>}` as const
  })
}
const TABLE = 'projectEvents'
type InPlace<C> =
  | (C extends 'language' ? ReturnType<typeof languageShown> : never)
  | (C extends ItemText ? ReturnType<typeof textShown<C>> : never)

/** The columns of a card whose date is known, for a query on `project_events`. Reads only the start of the description. */
export const DATED_CARD_COLUMNS = [
  ...ofItem(onCards),
  'projectEvents.id',
  'projectEvents.type',
  beginningShown(TABLE, 'description', 300, 'beginning'),
  ORGANIZATION_SHOWN,
  'projectEvents.partnerId',
  'projectEvents.imageFileId',
  'projectEvents.completedAt',
  'projectEvents.placesTaken',
  'projectEvents.raisedCents',
  'projectEvents.giftCount',
] as const

/** The same with all dates of an event that has several, of which a card shows the next one. */
export const CARD_COLUMNS = [...DATED_CARD_COLUMNS, SEVERAL_DATES] as const

/** A row of `CARD_COLUMNS`; from a left join, all of it may be null. */
export type CardRow = Pick<FieldsRow, ColumnOn<'card'>> & {
  id: string
  type: string | null
  beginning: string | null
  organization: string | null
  partnerId: string | null
  imageFileId: string | null
  completedAt: Date | null
  placesTaken: number | null
  raisedCents: number | null
  giftCount: number | null
  severalDates?: DateRow[] | null
  dateId?: string | null
}

/** Converts a row to card data, of several dates with the one by which it was found, else the next, or the first one since a later time. For items that are or were public, which have a title, a topic and an organization. */
export function toCard(row: CardRow, now: Date, since = now): ProjectEventCard {
  const item = { ...presentItem(row), ...nextDate(row, since), ...placesOfComing(row, now) }
  return { ...item, isOver: phaseOf(item, now) === 'completed' }
}

/** Where people choose among dates, the places of those that are not over. */
function placesOfComing(row: CardRow, now: Date) {
  const zone = row.timeZone ?? DEFAULT_TIME_ZONE
  const coming = readDates(row).filter(
    (date) => date.places !== undefined && !isDateOver(date, zone, now),
  )
  if (coming.length === 0) return {}
  const places = coming.map((date) => date.places ?? null)
  return {
    places: places.some((each) => each === null) ? null : sumOf(places),
    placesTaken: sumOf(coming.map(({ placesTaken = 0 }) => placesTaken)),
  }
}

function sumOf(numbers: readonly (number | null)[]): number {
  return numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0)
}

/** The same, without what depends on the current time: of several dates, from the start of the first to the end of the last. */
export function presentItem(row: CardRow): Omit<ProjectEventCard, 'isOver'> {
  return {
    ...showColumns(row, onCards),
    ...presentWords(row),
    summary: summarize(row.beginning ?? ''),
    category: parseCategory(row.category) ?? 'community-development',
    partnerId: row.partnerId ?? '',
    image: row.imageFileId === null ? null : fileAddress(row.imageFileId, 960),
    completedAt: row.completedAt?.toISOString() ?? null,
    placesTaken: row.placesTaken ?? 0,
    raisedCents: row.raisedCents ?? 0,
    giftCount: row.giftCount ?? 0,
  }
}

/** The columns of an item's page besides its card, for a query on `project_events`. */
export const PAGE_COLUMNS = ofItem(onPages)

export type PageContent = Omit<Pick<ShownContent, ColumnOn<'page'>>, 'latitude' | 'longitude'> & {
  coordinates: { latitude: number; longitude: number } | null
}

/** Converts a row of `PAGE_COLUMNS` to page data. */
export function toPageContent(row: Pick<FieldsRow, ColumnOn<'page'>>): PageContent {
  const { latitude, longitude, ...shown } = showColumns(row, onPages)
  return {
    ...shown,
    description: row.description ?? '',
    chooseDates: row.chooseDates ?? false,
    welcomesAll: row.welcomesAll ?? false,
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
  }
}

/** A date of an event that has several, as its page lists them. */
export type PageDate = EventDate & { isOver: boolean }

/** Lists the dates of an event that has several, earliest first; empty for others. */
export function toPageDates(
  row: Pick<CardRow, 'severalDates' | 'timeZone'>,
  now: Date,
): PageDate[] {
  const zone = row.timeZone ?? DEFAULT_TIME_ZONE
  return readDates(row).map((date) => ({ ...date, isOver: isDateOver(date, zone, now) }))
}

/** The columns of a pin, for a query on `project_events`. */
export const PIN_COLUMNS = [
  ...ofItem(onPins),
  'projectEvents.id',
  'projectEvents.type',
  ORGANIZATION_SHOWN,
  SEVERAL_DATES,
] as const

export type PinRow = Pick<FieldsRow, ColumnOn<'pin'>> &
  Pick<CardRow, 'id' | 'type' | 'organization' | 'severalDates' | 'dateId'>

/** Converts a row to a pin, of several dates with the one by which it was found, else the first one since a time. For items with a place. */
export function toPin(row: PinRow, since: Date): MapPin {
  const next = nextDate(row, since)
  const { latitude, longitude } = placeOn(next, row) ?? { latitude: null, longitude: null }
  return {
    ...showColumns(row, onPins),
    ...next,
    ...presentWords(row),
    ...(row.dateId && { dateId: row.dateId }),
    // Rounded to about a meter, to send less data.
    latitude: rounded(latitude),
    longitude: rounded(longitude),
  }
}

/** The point of an item on one of its dates; null if it is not known. */
export function placeOn(
  date: ReturnType<typeof nextDate>,
  { latitude, longitude }: Pick<DatePlace, 'latitude' | 'longitude'>,
): Point | null {
  return pointOf(date?.datePlace ?? { latitude, longitude })
}

/** The fields of cards and pins that have defaults. */
function presentWords(
  row: Pick<
    CardRow,
    'id' | 'type' | 'title' | 'language' | 'organization' | 'timeZone' | 'supportTypes'
  >,
) {
  return {
    id: row.id,
    type: parseType(row.type) ?? 'project',
    title: row.title ?? '',
    language: parseLanguage(row.language) ?? BASE_LANGUAGE,
    organization: row.organization ?? '',
    timeZone: row.timeZone ?? DEFAULT_TIME_ZONE,
    supportTypes: parseSupportTypes(row.supportTypes),
  }
}

function rounded(degrees: number | null): number {
  return Math.round((degrees ?? 0) * 1e5) / 1e5
}
