/** How long what has served its purpose is kept, in days. The privacy policy says the same numbers. */
export const KEPT_FOR = {
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
} as const

const DAY = 24 * 60 * 60 * 1000

/** The moment so many days ago. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY)
}
