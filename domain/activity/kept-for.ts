/** How long what has served its purpose is kept, in days. The privacy policy says the same numbers. */
export const RETENTION_DAYS = {
  drafts: 30,
  requestKeys: 1,
  attempts: 1,
  /** As long as they count (`platform/attempts`). */
  knownConnections: 30,
  sentMails: 30,
  failedMails: 90,
  unusedFiles: 2,
  identityPapers: 90,
  /** 24 months. */
  closedMessages: 730,
  /** What the assistant was asked, and what it said. */
  interactions: 30,
  /** Since something was last put in, changed or taken out. */
  carts: 30,
  /** By which a browser finds again what was ordered or given in it; the key in the mail goes on. */
  guestIds: 30,
  /** Seven years, as long as books must show who was dealt with. */
  buyers: 2557,
  /** Half a year: what was sent, and never said to be there, to somebody who has left. */
  leftParcels: 182,
  /** Three years: how often an ambassador's link was followed on a day, and of nobody. */
  linkVisits: 1095,
} as const

const DAY = 24 * 60 * 60 * 1000

/** The moment so many days ago. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY)
}
