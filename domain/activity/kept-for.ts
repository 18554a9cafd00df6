/** Retention periods in days. The privacy policy states the same numbers. */
export const RETENTION_DAYS = {
  drafts: 30,
  requestKeys: 1,
  /** What visitors filled in to take part, from when the link was emailed that confirms it; as long as it works. */
  pendingSignUps: 1,
  attempts: 1,
  /** As long as they count (`platform/attempts`). */
  knownConnections: 30,
  sentMails: 30,
  failedMails: 90,
  unusedFiles: 2,
  identityPapers: 90,
  /** 24 months. */
  closedMessages: 730,
  /** Questions to the assistant and its answers. */
  interactions: 30,
  /** Since an item was last added, changed or removed. */
  carts: 30,
  /** The guest id by which a browser finds its orders and gifts again; the key in the email keeps working. */
  guestIds: 30,
  /** Seven years, as long as accounting records must name the other party. */
  buyers: 2557,
  /** Half a year: parcels sent to a deleted account and never confirmed as delivered. */
  leftParcels: 182,
  /** Three years: anonymous daily visit counts of ambassadors' links. */
  linkVisits: 1095,
  /** Which reminders about overdue answers were sent. */
  nudges: 365,
  /** Half a year: what was new for a person. */
  notices: 182,
} as const

const DAY = 24 * 60 * 60 * 1000

/** The time this many days ago. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY)
}
