/** The two sides of a thread: the person who signed up, gave or asked, and the organization. */
export const SIDES = ['person', 'partner'] as const
export type Side = (typeof SIDES)[number]

export const THREAD_MESSAGE_MAX = 2_000
export const REPORT_TEXT_MAX = 1_000
/** Messages of a thread that a page shows: the newest. */
export const MESSAGES_SHOWN = 200
/** Messages wait so long for others that go into the same email. */
export const MAIL_WAIT_MINUTES = 3
/** Threads, and reports, per page of a list. */
export const THREADS_PER_PAGE = 25

/** The threads that a list can be narrowed to: those that wait for the organization. */
export const THREAD_PARTS = ['waiting'] as const
/** The reports that a list can be narrowed to. */
export const REPORT_PARTS = ['open', 'decided'] as const
export type ReportPart = (typeof REPORT_PARTS)[number]

/** The path of a thread at the desk of its organization. */
export function partnerThreadPath(supportId: string): string {
  return `/partner-dashboard/messages/${supportId}`
}

/** Where the messages begin on a page. */
export const MESSAGES_ANCHOR = 'messages'
