import type { Category } from './project-event.ts'
import type { Series } from './series.ts'

/** A date of an event as exported to calendar programs. */
export type FeedEntry = {
  /** Of the event. */
  id: string
  /** By which calendars know the date. */
  dateId: string
  /** RFC 5545 SEQUENCE: the version of the date. */
  sequence: number
  changedAt: Date
  startsAt: Date
  endsAt: Date | null
  /** The texts; null if the event was cancelled or is no longer public. */
  words: FeedWords | null
  /** Absent for a date that does not repeat. */
  series?: FeedSeries
}

/** Which of the dates that repeat it is. */
export type FeedSeries = Series & {
  timeZone: string
  /** When any date of the event has changed last. */
  changedAt: Date
}

type FeedWords = {
  /** With the shift or role of the date, if it has one. */
  title: string
  /** In a feed, only the first 1,000 characters. */
  description: string
  organization: string
  category: Category
  /** The place of the date, or of its event, as text; empty if none is given. */
  location: string
  coordinates: { latitude: number; longitude: number } | null
}

/** How many days a cancelled event stays in feeds. */
export const CANCELLED_KEPT_DAYS = 90
/** The maximum number of dates in a feed, and of cancelled ones in addition. */
export const FEED_MOST = 2_000
export const FEED_DESCRIPTION_MOST = 1_000
