import type { Category } from './project-event.ts'

/** An event as exported to calendar programs. */
export type FeedEntry = {
  id: string
  /** RFC 5545 SEQUENCE: the version of the event. */
  sequence: number
  changedAt: Date
  startsAt: Date
  endsAt: Date | null
  /** The texts; null if the event was cancelled or is no longer public. */
  words: FeedWords | null
}

type FeedWords = {
  title: string
  /** In a feed, only the first 1,000 characters. */
  description: string
  organization: string
  category: Category
  /** The place as text; empty if none is given. */
  location: string
  coordinates: { latitude: number; longitude: number } | null
}

/** How many days a cancelled event stays in feeds. */
export const CANCELLED_KEPT_DAYS = 90
/** The maximum number of events in a feed, and of cancelled ones in addition. */
export const FEED_MOST = 2_000
export const FEED_DESCRIPTION_MOST = 1_000
