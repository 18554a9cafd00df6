import type { Category } from './project-event.ts'

/** An event as calendar programs are told of it. */
export type FeedEntry = {
  /** The event's id. */
  id: string
  /** RFC 5545 SEQUENCE: which edition of the event this is. */
  sequence: number
  changedAt: Date
  startsAt: Date
  endsAt: Date | null
  /** What it says; null for one that was called off or is public no longer. */
  words: FeedWords | null
}

type FeedWords = {
  title: string
  /** Of an event among others only the first 1,000 characters. */
  description: string
  organization: string
  category: Category
  /** Where it is in words; empty if nowhere is named. */
  location: string
  coordinates: { latitude: number; longitude: number } | null
}

/** Days that an event stays in feeds after it was called off. */
export const CANCELLED_KEPT_DAYS = 90
/** So many events a feed has at most, and as many again that were called off. */
export const FEED_MOST = 2_000
export const FEED_DESCRIPTION_MOST = 1_000
